import type { PlainPage, Route } from '@/lib/routes/route';
import type { RosterView } from '@/lib/talents/views';

/** The pages of the menu, in order; the lists of models stand below the first roster. */
export const MAIN_MENU: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'models' },
  { page: 'be-a-model' },
  { page: 'contact' },
  { page: 'about' },
];

export const MODELS_MENU: readonly Route[] = [
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'roster', view: 'actors' },
  { page: 'roster', view: 'international' },
  { page: 'roster', view: 'creative' },
];

/** The key of a page's name in the texts. */
export function pageKey(route: Route): PlainPage | RosterView {
  if (route.page === 'roster') return route.view;
  return route.page === 'profile' ? 'models' : route.page === 'post' ? 'blog' : route.page;
}

/** True when both stand under the same entry of the menu, and neither is a page below it. */
export function isSameRoute(one: Route, other: Route | null): boolean {
  return one.page === other?.page && pageKey(one) === pageKey(other);
}
