import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { summaryOf } from '@/components/forms/summary';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { UnknownReplyScreen } from '@/components/forms/unknown-reply-screen';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { readSent, replyOrExpired } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import type { PageRequest } from '@/lib/page/page-request';
import { answersInWords } from '@/lib/scouting/answers-in-words';
import { readChoices } from '@/lib/scouting/read-choices';
import { SHOWN_AGAIN } from '@/lib/scouting/shown-again';

/** The application; after a post without script its twin says thanks, or shows the answers again. */
export function scoutingPage(reads?: 'be-a-model') {
  return definePage({
    reads,
    load: async ({ locale, query }: PageRequest<object, 'be-a-model'>) => {
      if (query.sent) {
        const sent = await readSent(query.sent);
        return { sent: sent && (await answersInWords(sent, locale)) };
      }
      const { reply, expired } = await replyOrExpired(query.reply);
      return { reply, expired, choices: await readChoices(locale, reply?.values.country) };
    },
    metadata: (_, { t }) => ({
      route: { page: 'be-a-model' },
      title: t('pages.be-a-model'),
      description: t('scouting.description'),
      indexed: !reads,
    }),
    Screen: ScoutingOrThanks,
  });
}

type Props =
  | { sent: Readonly<Record<string, string>> | null }
  | ComponentProps<typeof ScoutingScreen>;

async function ScoutingOrThanks(props: Props) {
  if (!('sent' in props)) return <ScoutingScreen {...props} />;
  if (!props.sent) return <UnknownReplyScreen page="be-a-model" />;
  const { thanksTitle, thanksText, fields } = messagesOf(await getLocale()).scouting;
  const rows = summaryOf(props.sent, fields, SHOWN_AGAIN);
  return <ThanksScreen title={thanksTitle} text={thanksText} rows={rows} />;
}
