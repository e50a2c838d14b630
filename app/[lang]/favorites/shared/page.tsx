import { getLocale } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { definePage } from '@/app/define-page';
import { CastingSent } from '@/components/favorites/casting-sent';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { castingTexts } from '@/components/favorites/texts';
import { UnknownReplyScreen } from '@/components/forms/unknown-reply-screen';
import { parseIds, readIds, selectionView, writeIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES, MAX_SHARED } from '@/lib/favorites/limits';
import { readCards, readCompared } from '@/lib/favorites/read-chosen';
import type { PostedTexts, RefusalCode } from '@/lib/forms/refusal';
import { readSent, replyOrExpired } from '@/lib/forms/replies';
import { messagesOf } from '@/lib/i18n/messages';
import { missingBecause } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { isUpstreamError } from '@/lib/panel/errors';
import { describeSelection } from '@/lib/seo/describe-list';
import type { TalentCard } from '@/lib/talents/card';

export const dynamic = 'force-dynamic';

type Props =
  | { sent: PostedTexts | null; talents: readonly TalentCard[] }
  | { refused: RefusalCode | 'expired' }
  | ComponentProps<typeof SharedScreen>;

/**
 * The twin of the favorites page for the selection in its query. After a post without script it
 * shows thanks, or that selection again with the answers.
 */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ locale, query }: PageRequest<object, 'favorites'>): Promise<Props> => {
    if (query.sent) {
      const sent = await readSent(query.sent);
      return { sent, talents: sent ? await facesOf(sent) : [] };
    }
    const { reply, expired } = await replyOrExpired(query.reply);
    const text = reply?.values.ids ?? [query.ids ?? []].flat().join(',');
    const { ids: asked, unread } = parseIds(text, MAX_FAVORITES);
    const ids = asked.slice(0, MAX_SHARED);
    const cards = await readCompared(ids);
    if (cards.length === 0) {
      if (reply?.code) return { refused: reply.code };
      if (expired) return { refused: 'expired' };
      const { noneTitle, noneText } = messagesOf(locale).favorites.shared;
      return missingBecause({ title: noneTitle, text: noneText });
    }
    const view = cards.length > 1 ? selectionView([query.view].flat()[0]) : 'list';
    return { cards, ids, view, asked: asked.length, unread, reply };
  },
  metadata: (loaded, words) => describeSelection('cards' in loaded ? loaded.cards : [], words),
  frame: (loaded) => {
    return 'cards' in loaded ? { search: writeIds(loaded.ids, loaded.view) } : {};
  },
  Screen: SharedOrThanks,
});

async function SharedOrThanks(props: Props) {
  if ('cards' in props) return <SharedScreen {...props} />;
  if ('refused' in props) return <UnknownReplyScreen page="favorites" refused={props.refused} />;
  if (!props.sent) return <UnknownReplyScreen page="favorites" />;
  const locale = await getLocale();
  const { sent, talents } = props;
  return (
    <CastingSent locale={locale} texts={castingTexts(locale)} answers={sent} talents={talents} />
  );
}

/** The talents that were sent, if they can still be read. */
function facesOf({ ids = '' }: PostedTexts): Promise<TalentCard[]> {
  return readCards(readIds(ids, MAX_SHARED)).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error;
    return [];
  });
}

export { generateMetadata, Page as default };
