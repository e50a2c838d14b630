import { getLocale } from 'next-intl/server';
import type { Slide } from '@/lib/panel/content';
import type { Talent } from '@/lib/talents/talent';
import { FollowUs } from './follow-us';
import { Hero } from './hero';
import { NewFaces } from './new-faces';
import { PreHome } from './pre-home';
import { ScoutCall } from './scout-call';
import { NarrowRow, WideRow } from './slide-rows';

type Props = {
  banners: readonly Slide[];
  slides: readonly Slide[];
  newFaces: readonly Talent[];
};

/** The home page: banners, new faces, the rows of slides, the way to be scouted. */
export async function HomeScreen({ banners, slides, newFaces }: Props) {
  const locale = await getLocale();
  return (
    <>
      <PreHome locale={locale} newFaces={newFaces} />
      <Hero slides={banners} />
      <NewFaces locale={locale} talents={newFaces} />
      <NarrowRow slides={slides} />
      <WideRow slides={slides} row={1} />
      <ScoutCall locale={locale} />
      <WideRow slides={slides} row={2} />
      <WideRow slides={slides} row={3} />
      <FollowUs />
    </>
  );
}
