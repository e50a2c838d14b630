import { CATEGORY_NAMES, type Category } from './categories';

/** Every list of the roster that has a path of its own. */
export type RosterView = 'models' | 'women' | 'men' | 'talents' | Category;
export const ROSTER_VIEWS: readonly RosterView[] = [
  'models',
  'women',
  'men',
  'talents',
  ...CATEGORY_NAMES,
];

/** True when a word names a list of the roster. */
export function isRosterView(value: string): value is RosterView {
  return (ROSTER_VIEWS as readonly string[]).includes(value);
}

/** True for the lists that keep their path when a category is chosen, and say it in the query. */
export function hasCategoryKey(view: RosterView): boolean {
  return view === 'women' || view === 'men';
}
