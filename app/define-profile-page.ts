import { GoneScreen } from '@/components/site/gone-screen';
import { NotFoundScreen } from '@/components/site/not-found-screen';
import { PageFrame } from '@/components/site/page-frame';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';

/**
 * The page kernel of the pages about one person. Only they can be about a departed talent. In
 * `define-page.ts`, the cards of that screen would be in the first load of every page.
 */
export const { definePage } = pageKernel({
  Frame: PageFrame,
  NotFound: NotFoundScreen,
  Gone: GoneScreen,
  Unavailable: UnavailableScreen,
});
