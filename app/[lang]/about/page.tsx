import { getLocale, getTranslations } from 'next-intl/server';
import { ComingPage } from '@/components/site/coming-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('pages');
  return pageMetadata({ locale: await getLocale(), route: { page: 'about' }, title: t('about') });
}

export default function AboutPage() {
  return <ComingPage page="about" />;
}
