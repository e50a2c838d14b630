import { definePage } from '@/app/define-page';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { readIds } from '@/lib/favorites/ids';
import { MOST_SHARED } from '@/lib/favorites/limits';
import { readCards } from '@/lib/favorites/send';
import type { PageRequest } from '@/lib/page/page-request';
import { describeSelection } from '@/lib/seo/describe-list';

export const dynamic = 'force-dynamic';

/** The twin of the page of favorites that shows the selection of its query. */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ query }: PageRequest<object, 'favorites'>) => ({
    cards: await readCards(readIds([query.ids ?? []].flat().join(','), MOST_SHARED)),
  }),
  metadata: ({ cards }, words) => describeSelection(cards, words),
  Screen: SharedScreen,
});

export { generateMetadata, Page as default };
