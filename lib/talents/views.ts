import { CATEGORIES, CATEGORY_NAMES, type Category, isCategory } from './categories';

/** Every list of the roster with a path of its own. */
export type RosterView = 'models' | 'women' | 'men' | 'talents' | Category;
export const ROSTER_VIEWS: readonly RosterView[] = [
  'models',
  'women',
  'men',
  'talents',
  ...CATEGORY_NAMES,
];

/** True for the name of a list of the roster. */
export function isRosterView(value: string): value is RosterView {
  return (ROSTER_VIEWS as readonly string[]).includes(value);
}

/** True for a list that has minors alone. */
export function isOfMinors(view: RosterView): boolean {
  return isCategory(view) && CATEGORIES[view].minors;
}

/** True for lists that put a chosen category into the query instead of the path. */
export function hasCategoryKey(view: RosterView): boolean {
  return view === 'women' || view === 'men';
}

/** What a list, or a category of it, counts: `24 people` where not all are models, or `98 models`. */
export function kindOfList(view: RosterView, category?: Category): 'people' | 'models' {
  const shown = category ?? view;
  const people = isCategory(shown) ? CATEGORIES[shown].people : shown === 'talents';
  return people ? 'people' : 'models';
}

/** The list whose tabs a list shows. Kids are talents, but their tab is among the models. */
export function listAbove(view: RosterView): 'models' | 'talents' {
  const ofTalents = isCategory(view)
    ? CATEGORIES[view].group === 'talents' && !CATEGORIES[view].tab
    : view === 'talents';
  return ofTalents ? 'talents' : 'models';
}
