import { definePage } from '@/app/define-page';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { parseIds, selectionView, writeIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES, MAX_SHARED } from '@/lib/favorites/limits';
import { readCompared } from '@/lib/favorites/read-chosen';
import { messagesOf } from '@/lib/i18n/messages';
import { missingBecause } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { describeSelection } from '@/lib/seo/describe-page';

export const dynamic = 'force-dynamic';

/** The twin of the favorites page for the selection in its query. */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ locale, query }: PageRequest<object, 'favorites'>) => {
    const { ids: asked, unread } = parseIds([query.ids ?? []].flat().join(','), MAX_FAVORITES);
    const ids = asked.slice(0, MAX_SHARED);
    const cards = await readCompared(ids);
    if (cards.length === 0) {
      const { noneTitle, noneText } = messagesOf(locale).favorites.shared;
      return missingBecause({ title: noneTitle, text: noneText });
    }
    const view = cards.length > 1 ? selectionView([query.view].flat()[0]) : 'list';
    return { cards, ids, view, asked: asked.length, unread };
  },
  metadata: ({ cards }, words) => describeSelection(cards, words),
  frame: ({ ids, view }) => ({ search: writeIds(ids, view) }),
  Screen: SharedScreen,
});

export { generateMetadata, Page as default };
