import { ROSTER_PAGE_SIZE } from '../config/constants';
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

/** The number of pages of a list with `total` rows; an empty list has one, empty. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / ROSTER_PAGE_SIZE));
}

/** The rows of one page, counted from 1; null for a page that does not exist. */
export function pageOf<T>(rows: readonly T[], page: number): T[] | null {
  if (!Number.isInteger(page) || page < 1 || page > pageCount(rows.length)) return null;
  return rows.slice((page - 1) * ROSTER_PAGE_SIZE, page * ROSTER_PAGE_SIZE);
}

/** The query key for the unrecognized words of the search that led to a list. */
export const UNRECOGNIZED_KEY = 'unread';

const MOST = 5;
const MAX_LENGTH = 40;
/** In all values together, since a phone number could be spread over several; one has at least eight. */
const MAX_DIGITS = 7;
const OMITTED = '…';

/** Words and measures. A mark within a word belongs to an address, not to a search. */
const WORDS = /^(?:[\p{L}\p{M}\d\s,'’"″-]|[./](?!\p{L}))+$/u;

/**
 * Validates the values of the key, which may come from a forged link: a page must not show a message
 * from it. What is long, or looks like an address or a phone number, is an ellipsis.
 */
export function readUnrecognized(values: string | readonly string[] | undefined): string[] {
  const texts = [values ?? []].flat().map((text) => text.trim());
  let digits = 0;
  const shown = texts.filter(Boolean).map((text) => {
    if (text.length > MAX_LENGTH || !WORDS.test(text)) return OMITTED;
    digits += text.replace(/\D/g, '').length;
    return /\d/.test(text) && digits > MAX_DIGITS ? OMITTED : text;
  });
  return [...new Set(shown)].slice(0, MOST);
}
