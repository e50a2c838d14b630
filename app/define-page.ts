import { NotFoundScreen, UnavailableScreen } from '@/components/site/error-screens';
import { PageFrame } from '@/components/site/page-frame';
import { pageKernel } from '@/lib/page/page-kernel';
import { withFaces } from '@/lib/preview/with-faces';

/** The page kernel with the frame and the failure screens of the site. */
export const { definePage, defineNotFoundPage } = pageKernel(
  { Frame: PageFrame, NotFound: NotFoundScreen, Unavailable: UnavailableScreen },
  withFaces,
);
