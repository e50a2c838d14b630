import { SLIDER_RANGES } from '../constants';
import { type Category, isCategory } from './categories';
import type { RosterFilter } from './filter';
import { isLetter, type Letter } from './letters';
import { isNarrowed, RANGE_KEYS, type Range, type RangeKey } from './ranges';

/** What a URL asks of a list, whatever its language; pages count from 1. */
export type RosterQuery = {
  readonly category?: Category;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
  readonly page: number;
};

/** The keys of a list's query string, in the order in which they are written. */
export const ROSTER_KEYS = ['category', 'letter', 'hair', 'eyes', ...RANGE_KEYS, 'page'] as const;
type RosterKey = (typeof ROSTER_KEYS)[number];

type Params = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/** Longest hair or eye color that a query may carry, in characters. */
export const COLOR_MAX_LENGTH = 60;

/**
 * Reads the query string of a list. Of a repeated key the first value counts (of a range's two, both
 * as its ends); unknown keys and impossible values are ignored, so that any query string can be read.
 * `categoryKey` says whether the list has its category in the query rather than in its path.
 */
export function readRosterQuery(
  params: Params,
  { categoryKey }: { categoryKey: boolean },
): RosterQuery {
  const category = firstValue(params, 'category');
  const letter = firstValue(params, 'letter').toLowerCase();
  return {
    ...(categoryKey && isCategory(category) && { category }),
    ...(isLetter(letter) && { letter }),
    filter: readFilter(params),
    page: readPage(firstValue(params, 'page')),
  };
}

/** Writes the one query string of a query: fixed order of keys, and nothing that is at rest. */
export function writeRosterQuery(query: RosterQuery): URLSearchParams {
  const texts = textsOf(query);
  const pairs = ROSTER_KEYS.flatMap((key) => (texts[key] ? [[key, texts[key]]] : []));
  return new URLSearchParams(pairs);
}

function textsOf({ category, letter, filter, page }: RosterQuery) {
  const { hair, eyes, ranges } = filter;
  const ends = RANGE_KEYS.map((key) => {
    const range = ranges[key];
    return [key, range && isNarrowed(key, range) ? range.join('-') : undefined];
  });
  return {
    ...{ category, letter, hair, eyes, page: page > 1 ? String(page) : undefined },
    ...(Object.fromEntries(ends) as Record<RangeKey, string | undefined>),
  } satisfies Record<RosterKey, string | undefined>;
}

function valuesOf(params: Params, key: RosterKey): string[] {
  return params instanceof URLSearchParams ? params.getAll(key) : [params[key] ?? []].flat();
}

function firstValue(params: Params, key: RosterKey): string {
  return valuesOf(params, key)[0] ?? '';
}

function readFilter(params: Params): RosterFilter {
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
function rangeValue(params: Params, key: RangeKey): string {
  const values = valuesOf(params, key);
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
