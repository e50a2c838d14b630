import { definePage } from '@/app/define-page';
import { FavoritesScreen } from '@/components/favorites/favorites-screen';
import { readRowOfFacesIfAny } from '@/lib/roster/new-faces';
import { describeFavorites } from '@/lib/seo/describe-page';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => ({ faces: await readRowOfFacesIfAny() }),
  metadata: (_, words) => describeFavorites(words),
  Screen: FavoritesScreen,
});

export { generateMetadata, Page as default };
