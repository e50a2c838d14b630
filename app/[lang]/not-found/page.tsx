import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/site/not-found-screen';

export const revalidate = 86400;

export async function generateMetadata() {
  const t = await getTranslations('errors');
  return { title: t('notFound'), robots: { index: false } };
}

/** Where every address leads that is none; the middleware gives it its status. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
