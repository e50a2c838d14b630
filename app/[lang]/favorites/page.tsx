import { definePage } from '@/app/define-page';
import { FavoritesScreen } from '@/components/favorites/favorites-screen';
import { describeFavorites } from '@/lib/seo/describe-page';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => ({}),
  metadata: (_, words) => describeFavorites(words),
  Screen: FavoritesScreen,
});

export { generateMetadata, Page as default };
