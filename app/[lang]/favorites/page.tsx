import { getLocale, getTranslations } from 'next-intl/server';
import { FavoritesScreen } from '@/components/favorites/favorites-screen';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('pages');
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'favorites' },
    title: t('favorites'),
  });
}

export default function FavoritesPage() {
  return <FavoritesScreen />;
}
