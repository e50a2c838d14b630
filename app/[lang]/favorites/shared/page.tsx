import { definePage } from '@/app/define-page';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { parseIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES, MAX_SHARED } from '@/lib/favorites/limits';
import { readCompared } from '@/lib/favorites/read-chosen';
import { readLink, writeLink } from '@/lib/favorites/shared-link';
import { messagesOf } from '@/lib/i18n/messages';
import { missingBecause } from '@/lib/page/outcomes';
import type { PageRequest } from '@/lib/page/page-request';
import { describeSelection } from '@/lib/seo/describe-list';

export const dynamic = 'force-dynamic';

/** The twin of the favorites page for the selection in its query. */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ locale, query }: PageRequest<object, 'favorites'>) => {
    const { ids, unread } = parseIds([query.ids ?? []].flat().join(','), MAX_FAVORITES);
    const link = readLink(query, ids.slice(0, MAX_SHARED), new Date());
    const cards = await readCompared(link.ids);
    if (cards.length === 0) {
      const { noneTitle, noneText } = messagesOf(locale).favorites.shared;
      return missingBecause({ title: noneTitle, text: noneText });
    }
    const comparable = cards.length > 1 || link.view === 'answer';
    const view = comparable ? link.view : 'list';
    return { cards, link: { ...link, view }, asked: ids.length, unread };
  },
  metadata: ({ cards }, words) => describeSelection(cards, words),
  frame: ({ link }) => ({ search: writeLink(link) }),
  Screen: SharedScreen,
});

export { generateMetadata, Page as default };
