import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { ScoutingScreen } from '@/components/scouting/scouting-screen';
import { readReply } from '@/lib/forms/replies';
import type { PageRequest } from '@/lib/page/page-request';
import { readChoices } from '@/lib/scouting/read-choices';

/** The application; after a post without script its twin says thanks, or shows the answers again. */
export function scoutingPage(reads?: 'be-a-model') {
  return definePage({
    reads,
    load: async ({ locale, query }: PageRequest<object, 'be-a-model'>) => {
      if (query.sent === '1') return { sent: true } as const;
      const reply = await readReply(query.reply);
      return { reply, choices: await readChoices(locale, reply?.values.country) };
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

type Props = { sent: true } | ComponentProps<typeof ScoutingScreen>;

async function ScoutingOrThanks(props: Props) {
  if (!('sent' in props)) return <ScoutingScreen {...props} />;
  const t = await getTranslations('scouting');
  return <ThanksScreen page="be-a-model" title={t('thanksTitle')} text={t('thanksText')} />;
}
