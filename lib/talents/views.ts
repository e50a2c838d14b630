import type { RosterView } from '../routes/route';
import { type CategoryIds, TALENT_GROUP } from './categories';
import type { RosterQuery, RosterScope } from './filter';
import type { RosterAddress } from './query';

/** Takes a list's name and the ids of the categories, and gives who is on that list. */
export function viewScope(view: RosterView, ids: CategoryIds): RosterScope {
  switch (view) {
    case 'models':
      return {};
    case 'women':
      return { gender: 'woman' };
    case 'men':
      return { gender: 'man' };
    case 'talents':
      return { categories: TALENT_GROUP.map((category) => ids[category]) };
    default:
      return { categories: [ids[view]] };
  }
}

/** True for the lists that keep their path when a category is chosen, and say it in the query. */
export function hasCategoryKey(view: RosterView): boolean {
  return view === 'women' || view === 'men';
}

/** Takes a list and the query string it was opened with, and gives what narrows the roster. */
export function rosterQuery(
  view: RosterView,
  address: RosterAddress,
  ids: CategoryIds,
): RosterQuery {
  const { category, letter, filter } = address;
  return { ...viewScope(view, ids), category: category && ids[category], letter, filter };
}
