import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { summaryOf } from '@/components/forms/summary';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { UnknownReplyScreen } from '@/components/forms/unknown-reply-screen';
import type { PostedTexts } from '@/lib/forms/refusal';
import { readSent, replyOrExpired } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import type { PageRequest } from '@/lib/page/page-request';
import { describeContact } from '@/lib/seo/describe-page';

/** The form to write to the agency; after a post without script its twin says what became of it. */
export function contactPage(reads?: 'contact') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'contact'>) => {
      if (query.sent) return { sent: await readSent(query.sent) };
      return replyOrExpired(query.reply);
    },
    metadata: (_, words) => ({ ...describeContact(words), indexed: !reads }),
    Screen: ContactOrThanks,
  });
}

type Props = { sent: PostedTexts | null } | ComponentProps<typeof ContactScreen>;

async function ContactOrThanks(props: Props) {
  if (!('sent' in props)) return <ContactScreen {...props} />;
  if (!props.sent) return <UnknownReplyScreen page="contact" />;
  const { thanksTitle, thanksText, fields } = messagesOf(await getLocale()).contact;
  const rows = summaryOf(props.sent, fields, Object.keys(fields));
  return <ThanksScreen title={thanksTitle} text={thanksText} rows={rows} />;
}
