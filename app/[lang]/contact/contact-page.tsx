import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { readReply } from '@/lib/forms/replies';
import type { PageRequest } from '@/lib/page/page-request';
import { describeContact } from '@/lib/seo/describe-page';

/** The form to write to the agency; after a post without script its twin says what became of it. */
export function contactPage(reads?: 'contact') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'contact'>) => {
      if (query.sent === '1') return { sent: true } as const;
      return { reply: await readReply(query.reply) };
    },
    metadata: (_, words) => ({ ...describeContact(words), indexed: !reads }),
    Screen: ContactOrThanks,
  });
}

type Props = { sent: true } | ComponentProps<typeof ContactScreen>;

async function ContactOrThanks(props: Props) {
  if (!('sent' in props)) return <ContactScreen {...props} />;
  const t = await getTranslations('contact');
  return <ThanksScreen page="contact" title={t('thanksTitle')} text={t('thanksText')} />;
}
