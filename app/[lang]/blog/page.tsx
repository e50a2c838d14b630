import { getLocale, getTranslations } from 'next-intl/server';
import { ComingPage } from '@/components/site/coming-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('pages');
  return pageMetadata({ locale: await getLocale(), route: { page: 'blog' }, title: t('blog') });
}

export default function BlogPage() {
  return <ComingPage page="blog" />;
}
