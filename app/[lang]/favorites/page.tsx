import { definePage } from '@/app/define-page';
import { FavoritesScreen } from '@/components/favorites/favorites-screen';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => ({}),
  metadata: (_, t) => ({ route: { page: 'favorites' }, title: t('pages.favorites') }),
  Screen: FavoritesScreen,
});

export { generateMetadata, Page as default };
