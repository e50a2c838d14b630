import { definePage } from '@/app/define-page';
import { SharedScreen } from '@/components/favorites/shared-screen';
import { readIds } from '@/lib/favorites/ids';
import { MOST_SHARED } from '@/lib/favorites/limits';
import { readCards } from '@/lib/favorites/send';
import type { PageRequest } from '@/lib/page/page-request';

export const dynamic = 'force-dynamic';

/** The twin of the page of favorites that shows the selection of its query. */
const { generateMetadata, Page } = definePage({
  reads: 'favorites',
  load: async ({ query }: PageRequest<object, 'favorites'>) => ({
    cards: await readCards(readIds([query.ids ?? []].flat().join(','), MOST_SHARED)),
  }),
  // A selection belongs to two people, and not to search engines.
  metadata: (_, t) => ({
    route: { page: 'favorites' },
    title: t('favorites.shared.title'),
    indexed: false,
  }),
  Screen: SharedScreen,
});

export { generateMetadata, Page as default };
