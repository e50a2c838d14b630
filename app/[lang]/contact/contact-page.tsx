import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { formTexts } from '@/components/forms/texts';
import { Thanks } from '@/components/forms/thanks';
import { UnknownReplyScreen } from '@/components/forms/unknown-reply-screen';
import { Face } from '@/components/talents/face';
import type { PostedTexts } from '@/lib/forms/refusal';
import { readSent, replyOrExpired } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import type { PageRequest } from '@/lib/page/page-request';
import { readFaceIfAny, type Face as Shown } from '@/lib/roster/new-faces';
import { describeContact } from '@/lib/seo/describe-page';

/** The contact page. After a post without script, a second path renders it with the result. */
export function contactPage(reads?: 'contact') {
  return definePage({
    reads,
    load: async ({ query }: PageRequest<object, 'contact'>) => {
      if (query.sent) return { sent: await readSent(query.sent), face: await readFaceIfAny() };
      return replyOrExpired(query.reply);
    },
    metadata: (_, words) => ({ ...describeContact(words), indexed: !reads }),
    Screen: ContactOrThanks,
  });
}

type Props =
  | { sent: PostedTexts | null; face: Shown | null }
  | ComponentProps<typeof ContactScreen>;

async function ContactOrThanks(props: Props) {
  if (!('sent' in props)) return <ContactScreen {...props} />;
  if (!props.sent) return <UnknownReplyScreen page="contact" />;
  const locale = await getLocale();
  const { contact } = messagesOf(locale);
  return (
    <Thanks
      texts={formTexts(locale, 'contact')}
      words={contact}
      answers={props.sent}
      labels={contact.fields}
      face={props.face && <Face locale={locale} face={props.face} />}
    />
  );
}
