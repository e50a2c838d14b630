import { CATEGORIES, CATEGORY_NAMES, type Category, isCategory } from './categories';

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

/** Lists of which not everyone is a model: English counts people there. */
const OF_PEOPLE: readonly RosterView[] = ['talents', 'actors', 'creative'];

/** True for a list, or a category of it, that does not consist of models alone: `24 people`, `98 models`. */
export function holdsPeople(view: RosterView, category?: Category): boolean {
  return OF_PEOPLE.includes(category ?? view);
}

/**
 * The list whose tabs a list shows, and which is all of them together. Kids are talents and have a
 * tab among the models too, which is where they stay.
 */
export function listAbove(view: RosterView): 'models' | 'talents' {
  const ofTalents = isCategory(view)
    ? CATEGORIES[view].group === 'talents' && !CATEGORIES[view].tab
    : view === 'talents';
  return ofTalents ? 'talents' : 'models';
}
