import { getLocale, getTranslations } from 'next-intl/server';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { screen } from '@/components/site/screen';
import { readReply } from '@/lib/forms/replies';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'be-a-model' },
    title: t('pages.be-a-model'),
    indexed: false,
  });
}

/** Where a form that was posted without script leads: it was sent, or it is shown again. */
export default async function BeAModelReplyPage(props: PageProps<'/[lang]/be-a-model/reply'>) {
  const { sent, reply } = await props.searchParams;
  const t = await getTranslations('scouting');
  if (sent === '1') {
    return <ThanksScreen page="be-a-model" title={t('thanksTitle')} text={t('thanksText')} />;
  }
  return screen(async () => ScoutingScreen({ reply: await readReply(reply) }));
}
