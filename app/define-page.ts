import { NotFoundScreen } from '@/components/site/not-found-screen';
import { PageFrame } from '@/components/site/page-frame';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';
import { withFaces } from '@/lib/preview/with-faces';

/** The page kernel with the frame and the failure screens of the site. */
export const { definePage, defineDetour } = pageKernel(
  {
    Frame: PageFrame,
    NotFound: NotFoundScreen,
    Unavailable: UnavailableScreen,
  },
  withFaces,
);
