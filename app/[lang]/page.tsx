import { getLocale, getTranslations } from 'next-intl/server';
import { FollowUs } from '@/components/home/follow-us';
import { Hero } from '@/components/home/hero';
import { NewFaces } from '@/components/home/new-faces';
import { PreHome } from '@/components/home/pre-home';
import { ScoutCall } from '@/components/home/scout-call';
import { NarrowRow, WideRow } from '@/components/home/slide-rows';
import { PageFrame } from '@/components/site/page-frame';
import { screen, screenMetadata } from '@/components/site/screen';
import { readSlides } from '@/lib/panel/content';
import { readTalents } from '@/lib/panel/talents';
import { siteCategoryIds } from '@/lib/roster/roster-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateMetadata() {
  return screenMetadata(async () => {
    const t = await getTranslations('pages');
    return pageMetadata({ locale: await getLocale(), route: { page: 'home' }, title: t('home') });
  });
}

export default function HomePage() {
  return screen(async () => {
    const locale = await getLocale();
    const [banners, slides, talents] = await Promise.all([
      readSlides('banner'),
      readSlides('home'),
      readTalents(),
    ]);
    const newFaces = siteCategoryIds().new_faces;
    return (
      <PageFrame route={{ page: 'home' }} over={banners.length > 0}>
        <Hero slides={banners} />
        <NewFaces
          locale={locale}
          talents={talents.filter(({ categories }) => categories.includes(newFaces))}
        />
        <NarrowRow slides={slides} />
        <WideRow slides={slides} row={1} />
        <ScoutCall locale={locale} />
        <WideRow slides={slides} row={2} />
        <WideRow slides={slides} row={3} />
        <FollowUs />
        <PreHome locale={locale} />
      </PageFrame>
    );
  });
}
