import { type Category, isCategory } from './categories';
import { isNarrowed, type RosterFilter } from './filter';
import { isLetter, type Letter } from './letters';
import { COLOR_MAX_LENGTH, RANGE_KEYS, type Range, type RangeKey, SLIDER_RANGES } from './limits';

/** What the query string of a roster says, in no language; pages count from 1. */
export type RosterAddress = {
  readonly category?: Category;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
  readonly page: number;
};

type QueryParams = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads the query string of a roster. Of a repeated key the first value counts (both of a range's, as
 * its ends); unknown keys and impossible values are ignored, so any address can be read. `categoryKey` says whether the page
 * has its category in the query rather than in its path.
 */
export function readRosterQuery(
  params: QueryParams,
  { categoryKey }: { categoryKey: boolean },
): RosterAddress {
  const category = firstValue(params, 'category');
  const letter = firstValue(params, 'letter').toLowerCase();
  return {
    ...(categoryKey && isCategory(category) && { category }),
    ...(isLetter(letter) && { letter }),
    filter: readFilter(params),
    page: readPage(firstValue(params, 'page')),
  };
}

/** Writes the one query string of an address: fixed order of keys, and nothing that is at rest. */
export function writeRosterQuery(address: RosterAddress): URLSearchParams {
  const { category, letter, filter, page } = address;
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (letter) params.set('letter', letter);
  if (filter.hair) params.set('hair', filter.hair);
  if (filter.eyes) params.set('eyes', filter.eyes);
  for (const key of RANGE_KEYS) {
    const range = filter.ranges[key];
    if (range && isNarrowed(key, range)) params.set(key, range.join('-'));
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

function firstValue(params: QueryParams, key: string): string {
  if (params instanceof URLSearchParams) return params.get(key) ?? '';
  const value = params[key];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function readFilter(params: QueryParams): RosterFilter {
  const hair = readColor(firstValue(params, 'hair'));
  const eyes = readColor(firstValue(params, 'eyes'));
  const ranges: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const range = readRange(key, rangeValue(params, key));
    if (range !== null) ranges[key] = range;
  }
  return { ...(hair && { hair }), ...(eyes && { eyes }), ranges };
}

/** A form without script sends both ends under one name: `height=170&height=185`. */
function rangeValue(params: QueryParams, key: string): string {
  const values =
    params instanceof URLSearchParams ? params.getAll(key) : [params[key] ?? []].flat();
  return values.length === 2 ? values.join('-') : (values[0] ?? '');
}

function readColor(value: string): string | null {
  const color = value.trim();
  return color === '' || color.length > COLOR_MAX_LENGTH ? null : color;
}

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** Ends beyond the slider are moved to its ends; a range wholly beyond it means nothing. */
function readRange(key: RangeKey, value: string): Range | null {
  const found = RANGE.exec(value);
  if (found === null) return null;
  const [lowest, highest] = SLIDER_RANGES[key];
  const [min, max] = [Number(found[1]), Number(found[2])];
  if (min > max || max < lowest || min > highest) return null;
  const range: Range = [Math.max(min, lowest), Math.min(max, highest)];
  return isNarrowed(key, range) ? range : null;
}

function readPage(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) return 1;
  // A page beyond any list stays one, and is written back as digits.
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}
