import { definePage } from '@/app/define-page';
import { HomeScreen } from '@/components/home/home-screen';
import { readSlides } from '@/lib/panel/content';
import { readNewFaces } from '@/lib/roster/new-faces';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => {
    const [banners, slides, newFaces] = await Promise.all([
      readSlides('banner'),
      readSlides('home'),
      readNewFaces(),
    ]);
    return { banners, slides, newFaces };
  },
  metadata: (_, t) => ({ route: { page: 'home' }, title: t('pages.home') }),
  Screen: HomeScreen,
});

export { generateMetadata, Page as default };
