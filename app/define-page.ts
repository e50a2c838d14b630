import { NotFoundScreen } from '@/components/site/not-found-screen';
import { PageFrame } from '@/components/site/page-frame';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';

/** The page kernel of all pages except those about one person. */
export const { definePage, defineDetour } = pageKernel({
  Frame: PageFrame,
  NotFound: NotFoundScreen,
  Unavailable: UnavailableScreen,
});
