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
import { type NearMiss, nearMisses, withRange } from './near-misses';
import type { RosterQuery } from './query';
import { FULL_RANGES } from './ranges';
import { type SortableRow, sortRows } from './sort';
import type { RosterView } from './views';

/** A removable restriction of a list: a control of the filter, the letter, or the category. */
export type NarrowingKey = FilterKey | 'letter' | 'category';

/** Another query for a list, with one restriction changed or removed, and how many it would show. */
export type Offer = { key: NarrowingKey; query: RosterQuery; count: number };

/** The result of narrowing a list by a query. */
export type Narrowed<T> = {
  rows: readonly T[];
  /** How many talents each letter would show under the other criteria. */
  letters: Readonly<Record<Letter, number>>;
  /** How many of no known age the list would have without its range of ages, if it has one. */
  undated: number;
  /** Only for at most three: wider ranges around single numbers that would show more. */
  near: readonly NearMiss[];
  /** Only for an empty result: the restrictions whose removal would show a talent. */
  suggestions: readonly Offer[];
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
  const countOf = (other: RosterQuery) => rowsMatching(rows, view, other, ids).length;
  const ofAnyAge = query.filter.ranges.age
    ? rowsMatching(rows, view, queryWithout(query, 'age'), ids)
    : [];
  const found = {
    ...{ rows: matching, letters, undated: ofAnyAge.filter((row) => row.undated).length },
    near: nearMisses(query, matching.length, (wider) => rowsMatching(rows, view, wider, ids)),
  };
  if (matching.length > 0) return { ...found, suggestions: [], clearable: false };
  const suggestions = narrowingKeys(query).map((key) => {
    // A list that was asked for adults offers other adults.
    const less = key === 'age' ? withRange(query, key, FULL_RANGES.age) : queryWithout(query, key);
    return { key, query: less, count: countOf(less) };
  });
  return {
    ...found,
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
