import { GoneScreen } from '@/components/site/gone-screen';
import { NotFoundScreen } from '@/components/site/not-found-screen';
import { PageFrame } from '@/components/site/page-frame';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';

/**
 * What the pages about one person are made with. They alone can be about somebody who has left; in
 * `define-page.ts`, the cards that are shown then would be in the first load of every page.
 */
export const { definePage } = pageKernel({
  Frame: PageFrame,
  NotFound: NotFoundScreen,
  Gone: GoneScreen,
  Unavailable: UnavailableScreen,
});
