import { getLocale, getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/components/contact/contact-screen';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { screen } from '@/components/site/screen';
import { readReply } from '@/lib/forms/replies';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'contact' },
    title: t('pages.contact'),
    indexed: false,
  });
}

/** Where a form that was posted without script leads: it was sent, or it is shown again. */
export default async function ContactReplyPage(props: PageProps<'/[lang]/contact/reply'>) {
  const { sent, reply } = await props.searchParams;
  const t = await getTranslations('contact');
  if (sent === '1') {
    return <ThanksScreen page="contact" title={t('thanksTitle')} text={t('thanksText')} />;
  }
  return screen(async () => ContactScreen({ reply: await readReply(reply) }));
}
