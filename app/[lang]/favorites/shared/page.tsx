import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { SentFaces } from '@/components/favorites/sent-faces';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { ThanksScreen } from '@/components/forms/thanks-screen';
import { readIds, writeIds } from '@/lib/favorites/ids';
import { MOST_FAVORITES, MOST_SHARED } from '@/lib/favorites/limits';
import { readCards, readCompared } from '@/lib/favorites/read-chosen';
import { readReply } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import { missingBecause } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { isUpstreamError } from '@/lib/panel/errors';
import { describeSelection } from '@/lib/seo/describe-list';
import type { TalentCard } from '@/lib/talents/card';

export const dynamic = 'force-dynamic';

/**
 * The twin of the page of favorites that shows the selection of its query; after a post without
 * script it says thanks, or shows that selection again with the answers.
 */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ locale, query }: PageRequest<object, 'favorites'>) => {
    if (query.sent) return { sent: await readSent(query.sent) };
    const reply = await readReply(query.reply);
    const text = reply?.values.ids ?? [query.ids ?? []].flat().join(',');
    const ids = readIds(text, MOST_FAVORITES);
    const cards = await readCompared(ids.slice(0, MOST_SHARED));
    if (cards.length === 0) return missingBecause(messagesOf(locale).favorites.shared.noneText);
    const view = query.view === 'compare' && cards.length > 1 ? 'compare' : 'list';
    return { cards, view, asked: ids.length, most: MOST_SHARED, reply } as const;
  },
  metadata: (loaded, words) => describeSelection('sent' in loaded ? [] : loaded.cards, words),
  frame: (loaded) => {
    if ('sent' in loaded) return {};
    const ids = loaded.cards.map(({ id }) => id);
    return { search: writeIds(ids, loaded.view) };
  },
  Screen: SharedOrThanks,
});

type Props = { sent: readonly TalentCard[] } | ComponentProps<typeof SharedScreen>;

async function SharedOrThanks(props: Props) {
  if (!('sent' in props)) return <SharedScreen {...props} />;
  const t = await getTranslations('favorites.form');
  return (
    <ThanksScreen title={t('sent')} text={t('sentHint')}>
      <SentFaces talents={props.sent} />
    </ThanksScreen>
  );
}

/** Who was sent, as far as that is still known. */
async function readSent(token: string | string[]): Promise<TalentCard[]> {
  const sent = await readReply(token);
  const ids = readIds(sent?.values.ids ?? '', MOST_SHARED);
  return readCards(ids).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return [];
  });
}

export { generateMetadata, Page as default };
