import { GoneScreen } from '@/components/profile/gone-screen';
import { NotFoundScreen } from '@/components/site/not-found-screen';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';

/** What every page of the site is made with. */
export const { definePage, defineDetour } = pageKernel({
  NotFound: NotFoundScreen,
  Gone: GoneScreen,
  Unavailable: UnavailableScreen,
});
