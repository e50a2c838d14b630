import { type CategoryIds, TALENT_GROUP } from './categories';
import {
  activeFilters,
  type Criteria,
  EMPTY_FILTER,
  type FilterKey,
  filterByLetter,
  filterRows,
  withoutFilter,
} from './filter';
import type { FilterRow } from './filter-row';
import type { Letter } from './letters';
import type { RosterQuery } from './query';
import type { RosterView } from './views';

/** What narrows a list and can be taken away: a control of the filter, the letter, or the category. */
export type NarrowingKey = FilterKey | 'letter' | 'category';

/** How many talents a list would hold without one thing that narrows it. */
export type Without = { key: NarrowingKey; count: number };

/** A list as its query asks for it. */
export type Narrowed<T> = {
  rows: readonly T[];
  /** How many talents each letter would show, with everything else as it is. */
  letters: Readonly<Record<Letter, number>>;
  /** Only when nobody is left: what to take away for somebody to be shown. */
  suggestions: readonly Without[];
  /** True when nobody is left although the list, with nothing that narrows it, holds somebody. */
  clearable: boolean;
};

/** What narrows the list of a query, in the order in which it is shown. */
export function narrowingKeys(query: RosterQuery): NarrowingKey[] {
  const chosen = (['category', 'letter'] as const).filter((key) => query[key]);
  return [...chosen, ...activeFilters(query.filter)];
}

/** The same query with one thing less that narrows it, from its first page. */
export function queryWithout(query: RosterQuery, key: NarrowingKey): RosterQuery {
  if (key === 'letter' || key === 'category') {
    const { [key]: _, ...rest } = query;
    return { ...rest, page: 1 };
  }
  return { ...query, filter: withoutFilter(query.filter, key), page: 1 };
}

/** Everyone on a list, before anything narrows it, in the order of the roster. */
export function everyoneOn<T extends FilterRow>(
  rows: readonly T[],
  view: RosterView,
  ids: CategoryIds,
): T[] {
  return filterRows(rows, { ...scopeOf(view, ids), filter: EMPTY_FILTER });
}

/**
 * Narrows a list: the one function behind the first page of the server and everything after it in
 * the browser.
 */
export function narrow<T extends FilterRow>(
  rows: readonly T[],
  view: RosterView,
  query: RosterQuery,
  ids: CategoryIds,
): Narrowed<T> {
  const { rows: matching, letters } = filterByLetter(rows, criteriaOf(view, query, ids));
  if (matching.length > 0) return { rows: matching, letters, suggestions: [], clearable: false };
  const countOf = (less: RosterQuery) => countMatching(rows, view, less, ids);
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

/** How many talents a query would leave on a list. */
export function countMatching(
  rows: readonly FilterRow[],
  view: RosterView,
  query: RosterQuery,
  ids: CategoryIds,
): number {
  return filterRows(rows, criteriaOf(view, query, ids)).length;
}

/** The hair and eye colors that occur on a list, whatever narrows it, in alphabetical order. */
export function occurringColors(rows: readonly FilterRow[]): { hair: string[]; eyes: string[] } {
  const of = (key: 'hair' | 'eyes') =>
    [...new Set(rows.flatMap((row) => row[key] ?? []))].sort((one, other) =>
      one.localeCompare(other, 'en'),
    );
  return { hair: of('hair'), eyes: of('eyes') };
}

function criteriaOf(view: RosterView, query: RosterQuery, ids: CategoryIds): Criteria {
  const { category, letter, filter } = query;
  return { ...scopeOf(view, ids), category: category && ids[category], letter, filter };
}

/** Whom a list is of, whatever narrows it. */
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
