import { getLocale } from 'next-intl/server';
import type { Slide } from '@/lib/panel/content';
import type { Talent } from '@/lib/talents/talent';
import { FollowUs } from './follow-us';
import { Hero } from './hero';
import { moves } from './moves';
import { NewFaces } from './new-faces';
import { PreHome } from './pre-home';
import { ScoutCall } from './scout-call';
import { Work } from './work';

type Props = {
  banners: readonly Slide[];
  slides: readonly Slide[];
  newFaces: readonly Talent[];
};

/**
 * The home page: entrance, banners, new faces, work, a call to apply, social networks. The entrance's
 * first face is preloaded with high priority, because it covers the banners on a first visit; without
 * a face, the first banner is preloaded.
 */
export async function HomeScreen({ banners, slides, newFaces }: Props) {
  const locale = await getLocale();
  return (
    <>
      <PreHome locale={locale} newFaces={newFaces} />
      <Hero slides={banners} load={newFaces.some(({ cover }) => cover) ? 'soon' : 'first'} />
      <NewFaces locale={locale} talents={newFaces} />
      <Work slides={slides} pauseButton={!moves(banners)} />
      <ScoutCall locale={locale} />
      <FollowUs />
    </>
  );
}
