import { NotFoundScreen } from '@/components/site/not-found-screen';
import { UnavailableScreen } from '@/components/site/unavailable-screen';
import { pageKernel } from '@/lib/page/page-kernel';

/** What every page of the site is made with, except those about one person. */
export const { definePage, defineDetour } = pageKernel({
  NotFound: NotFoundScreen,
  Unavailable: UnavailableScreen,
});
