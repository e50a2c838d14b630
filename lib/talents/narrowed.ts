import { type CategoryIds, TALENT_GROUP } from './categories';
import type { Colors } from './colors';
import {
  activeFilters,
  type ColorKey,
  EMPTY_FILTER,
  type FilterKey,
  withoutFilter,
} from './filter';
import type { FilterRow } from './filter-row';
import { type Criteria, filterByLetter, filterRows } from './filtering';
import type { Letter } from './letters';
import type { RosterQuery } from './query';
import { type SortableRow, sortRows } from './sort';
import type { RosterView } from './views';

/** A removable restriction of a list: a control of the filter, the letter, or the category. */
export type NarrowingKey = FilterKey | 'letter' | 'category';

/** The size of a list without one of its restrictions. */
export type Without = { key: NarrowingKey; count: number };

/** The result of narrowing a list by a query. */
export type Narrowed<T> = {
  rows: readonly T[];
  /** How many talents each letter would show under the other criteria. */
  letters: Readonly<Record<Letter, number>>;
  /** Only for an empty result: the restrictions whose removal would show someone. */
  suggestions: readonly Without[];
  /** True if the result is empty but the unfiltered list is not. */
  clearable: boolean;
};

/** The restrictions in a query, in display order. */
export function narrowingKeys(query: RosterQuery): NarrowingKey[] {
  const chosen = (['category', 'letter'] as const).filter((key) => query[key]);
  return [...chosen, ...activeFilters(query.filter)];
}

/** The same query without one of its restrictions, from the first page. */
export function queryWithout(query: RosterQuery, key: NarrowingKey): RosterQuery {
  if (key === 'letter' || key === 'category') {
    const { [key]: _, ...rest } = query;
    return { ...rest, page: 1 };
  }
  return { ...query, filter: withoutFilter(query.filter, key), page: 1 };
}

/** The unfiltered list of a view, in the order of the roster. */
export function everyoneOn<T extends FilterRow>(
  rows: readonly T[],
  view: RosterView,
  ids: CategoryIds,
): T[] {
  return filterRows(rows, { ...scopeOf(view, ids), filter: EMPTY_FILTER });
}

/** Narrows and sorts a list by a query: on the server for the first page, then in the browser. */
export function narrow<T extends SortableRow>(
  rows: readonly T[],
  view: RosterView,
  query: RosterQuery,
  ids: CategoryIds,
): Narrowed<T> {
  const { rows: matching, letters } = filterByLetter(
    sortRows(rows, query.sort),
    criteriaOf(view, query, ids),
  );
  if (matching.length > 0) return { rows: matching, letters, suggestions: [], clearable: false };
  const countOf = (less: RosterQuery) => rowsMatching(rows, view, less, ids).length;
  const suggestions = narrowingKeys(query).map((key) => {
    return { key, count: countOf(queryWithout(query, key)) };
  });
  return {
    rows: matching,
    letters,
    suggestions: suggestions.filter(({ count }) => count > 0),
    clearable: countOf({ filter: EMPTY_FILTER, page: 1 }) > 0,
  };
}

/** The talents of a list that match a query, in the order of the roster. */
export function rowsMatching<T extends FilterRow>(
  rows: readonly T[],
  view: RosterView,
  query: RosterQuery,
  ids: CategoryIds,
): T[] {
  return filterRows(rows, criteriaOf(view, query, ids));
}

/** The hair and eye colors on a list, in alphabetical order. */
export function occurringColors(rows: readonly FilterRow[]): Colors {
  const of = (key: ColorKey) =>
    [...new Set(rows.flatMap((row) => row[key] ?? []))].sort((one, other) =>
      one.localeCompare(other, 'en'),
    );
  return { hair: of('hair'), eyes: of('eyes') };
}

function criteriaOf(view: RosterView, query: RosterQuery, ids: CategoryIds): Criteria {
  const { category, letter, filter } = query;
  return { ...scopeOf(view, ids), category: category && ids[category], letter, filter };
}

function scopeOf(view: RosterView, ids: CategoryIds): Omit<Criteria, 'filter'> {
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
