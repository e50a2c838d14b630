import type { Category } from './categories';
import { COLOR_KEYS, isActive, type RosterFilter } from './filter';
import type { Letter } from './letters';
import { RANGE_KEYS } from './ranges';
import type { RosterSort } from './sort';

/** The query of a list's URL, independent of its language; pages count from 1. */
export type RosterQuery = {
  readonly category?: Category;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
  /** Absent for the agency's order. */
  readonly sort?: RosterSort | undefined;
  readonly page: number;
};

/** The keys of a list's query string, in canonical order. */
export const ROSTER_KEYS = [
  ...(['category', 'letter', 'q'] as const),
  ...COLOR_KEYS,
  ...RANGE_KEYS,
  ...(['unit', 'sort', 'page'] as const),
];
/** The value of `unit` for ranges that were typed in feet or inches. */
export const INCHES = 'in';

export type RosterKey = (typeof ROSTER_KEYS)[number];

/** True for a query that narrows or sorts its list. */
export function changesList({ category, letter, filter, sort }: RosterQuery): boolean {
  return Boolean(category ?? letter ?? sort) || isActive(filter);
}

/** Writes the canonical query string of a query: fixed order of keys, no inactive ones. */
export function writeRosterQuery(query: RosterQuery): URLSearchParams {
  const pairs = ROSTER_KEYS.flatMap((key) =>
    textsOf(query, key).flatMap((text) => (text ? [[key, text]] : [])),
  );
  return new URLSearchParams(pairs);
}

function textsOf(query: RosterQuery, key: RosterKey): readonly (string | undefined)[] {
  const { filter, page } = query;
  switch (key) {
    case 'category':
    case 'letter':
    case 'sort':
      return [query[key]];
    case 'q':
      return [filter.q];
    case 'hair':
    case 'eyes':
      return filter[key] ?? [];
    case 'unit':
      return [filter.imperial && Object.values(filter.ranges).some(Boolean) ? INCHES : undefined];
    case 'page':
      return [page > 1 ? String(page) : undefined];
    default:
      return [filter.ranges[key]?.join('-')];
  }
}
