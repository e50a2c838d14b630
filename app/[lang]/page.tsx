import { definePage } from '@/app/define-page';
import { HomeScreen } from '@/components/home/home-screen';
import { readSlides } from '@/lib/panel/content';
import { readSocialMediasIfAny } from '@/lib/panel/social-medias';
import { readNewFaces } from '@/lib/roster/new-faces';
import { describeHome } from '@/lib/seo/describe-page';

export const revalidate = 300;

const { generateMetadata, Page } = definePage({
  load: async () => {
    const [banners, slides, newFaces, networks] = await Promise.all([
      readSlides('banner'),
      readSlides('home'),
      readNewFaces(),
      readSocialMediasIfAny(),
    ]);
    return { banners, slides, newFaces, networks };
  },
  metadata: ({ newFaces, networks }, words) =>
    describeHome(
      newFaces,
      networks.map(({ url }) => url),
      words,
    ),
  frame: ({ banners }) => ({ over: banners.length > 0 }),
  Screen: HomeScreen,
});

export { generateMetadata, Page as default };
