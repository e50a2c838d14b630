import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { formTexts } from '@/components/forms/texts';
import { UnknownReplyScreen } from '@/components/forms/unknown-reply-screen';
import { ApplicationSent } from '@/components/scouting/application-sent';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { Face } from '@/components/talents/face';
import { readSent, replyOrExpired } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import type { PageRequest } from '@/lib/page/page-request';
import { readFaceIfAny, readFourPhotosIfAny, type Face as Shown } from '@/lib/roster/new-faces';
import { answersInWords } from '@/lib/scouting/answers-in-words';
import { readChoices } from '@/lib/scouting/read-choices';

/**
 * The application form. Its twin, after a post without script, shows thanks or the answers again.
 */
export function scoutingPage(reads?: 'be-a-model') {
  return definePage({
    reads,
    load: async ({ locale, query }: PageRequest<object, 'be-a-model'>) => {
      if (query.sent) {
        const sent = await readSent(query.sent);
        return { sent: sent && (await answersInWords(sent, locale)), face: await readFaceIfAny() };
      }
      const { reply, expired } = await replyOrExpired(query.reply);
      const [choices, face] = await Promise.all([
        readChoices(locale, reply?.values.country),
        readFourPhotosIfAny(),
      ]);
      return { reply, expired, choices, face };
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
  | { sent: Readonly<Record<string, string>> | null; face: Shown | null }
  | ComponentProps<typeof ScoutingScreen>;

async function ScoutingOrThanks(props: Props) {
  if (!('sent' in props)) return <ScoutingScreen {...props} />;
  if (!props.sent) return <UnknownReplyScreen page="be-a-model" />;
  const locale = await getLocale();
  const texts = { ...formTexts(locale, 'be-a-model'), scouting: messagesOf(locale).scouting };
  const face = props.face && <Face locale={locale} face={props.face} />;
  return <ApplicationSent texts={texts} answers={props.sent} face={face} />;
}
