import { getLocale, getTranslations } from 'next-intl/server';
import { EntityScreen } from '@/components/site/entity-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateMetadata() {
  return screenMetadata(async () => {
    const t = await getTranslations('pages');
    return pageMetadata({ locale: await getLocale(), route: { page: 'about' }, title: t('about') });
  });
}

export default function AboutPage() {
  return screen(() => EntityScreen({ name: 'about' }));
}
