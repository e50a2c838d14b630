import { getLocale, getTranslations } from 'next-intl/server';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { screen } from '@/components/site/screen';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'be-a-model' },
    title: t('pages.be-a-model'),
    description: t('scouting.description'),
  });
}

export default function BeAModelPage() {
  return screen(() => ScoutingScreen({ reply: null }));
}
