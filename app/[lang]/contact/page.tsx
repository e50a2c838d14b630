import { getLocale, getTranslations } from 'next-intl/server';
import { ContactScreen } from '@/components/contact/contact-screen';
import { screen } from '@/components/site/screen';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    route: { page: 'contact' },
    title: t('pages.contact'),
    description: t('contact.description'),
  });
}

export default function ContactPage() {
  return screen(() => ContactScreen({ reply: null }));
}
