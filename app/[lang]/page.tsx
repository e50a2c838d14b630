import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/home/hero';
import { NewFaces } from '@/components/home/new-faces';
import { ScoutCall } from '@/components/home/scout-call';
import { PageFrame } from '@/components/site/page-frame';
import { screen, screenMetadata } from '@/components/site/screen';
import { readSlides } from '@/lib/panel/content';
import { readTalents } from '@/lib/panel/talents';
import { siteCategoryIds } from '@/lib/roster';
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
    const [banners, talents] = await Promise.all([readSlides('banner'), readTalents()]);
    const newFaces = siteCategoryIds().new_faces;
    return (
      <PageFrame route={{ page: 'home' }}>
        <Hero slides={banners} />
        <NewFaces
          locale={locale}
          talents={talents.filter(({ categories }) => categories.includes(newFaces))}
        />
        <ScoutCall locale={locale} />
      </PageFrame>
    );
  });
}
