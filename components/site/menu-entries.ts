import { pageKey, type Route } from '@/lib/routes/route';

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

/** True when both stand under the same entry of the menu, and neither is a page below it. */
export function isSameRoute(one: Route, other: Route | null): boolean {
  return one.page === other?.page && pageKey(one) === pageKey(other);
}
