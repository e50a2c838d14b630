import { isCategory } from './categories';
import type { HasColor } from './colors';
import { COLOR_KEYS, type RosterFilter } from './filter';
import { isLetter } from './letters';
import { plainName, visibleText } from './name-search';
import { INCHES, type RosterKey, type RosterQuery } from './query';
import {
  type Bounds,
  FULL_RANGES,
  isNarrowed,
  RANGE_KEYS,
  RANGE_LIMITS,
  type Range,
  type RangeKey,
  SLIDER_STEPS,
} from './ranges';
import { isSort } from './sort';

type Params = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

/** The maximum length of a part of a name and of a color in a query, in characters. */
export const NAME_MAX_LENGTH = 40;
export const COLOR_MAX_LENGTH = 60;

/** The most colors of one kind in a query; the panel offers 25. */
export const MAX_COLORS = 50;

type Reading = {
  /** True if the list has its category in the query rather than in its path. */
  categoryKey: boolean;
  /** The limits of the list's sliders; a range that spans one may not filter (`isNarrowed`). */
  bounds?: Bounds;
  /** Colors that it rejects are ignored: a page must not show a text from a forged link. */
  hasColor?: HasColor;
};

/**
 * Letters, and the marks between them. A digit or a dot within a word belongs to a phone number or
 * an address, neither of which a page may show from a forged link.
 */
const NAME = /^(?:[\p{L}\p{M}\s,'’ʼ`´&·()"-]|\.(?=\s|$))+$/u;

/**
 * Parses the query string of a list. Colors may be repeated. Of any other key the first value
 * counts (two values of a range are its ends). Unknown keys and invalid values are ignored, so any
 * query string can be parsed.
 */
export function readRosterQuery(
  params: Params,
  { categoryKey, bounds = FULL_RANGES, hasColor = () => true }: Reading,
): RosterQuery {
  const category = firstValue(params, 'category');
  const letter = firstValue(params, 'letter').toLowerCase();
  const sort = firstValue(params, 'sort');
  return {
    ...(categoryKey && isCategory(category) && { category }),
    ...(isLetter(letter) && { letter }),
    filter: readFilter(params, bounds, hasColor),
    ...(isSort(sort) && { sort }),
    page: readPage(firstValue(params, 'page')),
  };
}

function valuesOf(params: Params, key: RosterKey): string[] {
  return params instanceof URLSearchParams ? params.getAll(key) : [params[key] ?? []].flat();
}

function firstValue(params: Params, key: RosterKey): string {
  return valuesOf(params, key)[0] ?? '';
}

function readFilter(params: Params, bounds: Bounds, hasColor: HasColor): RosterFilter {
  const q = readName(firstValue(params, 'q'));
  const [hair, eyes] = COLOR_KEYS.map((key) => {
    return readColors(valuesOf(params, key), (color) => hasColor(key, color));
  });
  const ranges: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const range = readRange(firstValue(params, key), key, bounds[key]);
    if (range !== null) ranges[key] = range;
  }
  const imperial = firstValue(params, 'unit') === INCHES && Object.keys(ranges).length > 0;
  return {
    ...(q && { q }),
    ...(hair && { hair }),
    ...(eyes && { eyes }),
    ranges,
    ...(imperial && { imperial }),
  };
}

/**
 * Cleans up part of a name: no invisible characters, single spaces. Null if it is too long, or has
 * characters that are in no name.
 */
export function readName(value: string): string | null {
  const name = visibleText(value).trim().replace(/\s+/g, ' ');
  const isName = name.length <= NAME_MAX_LENGTH && NAME.test(name) && plainName(name) !== '';
  return isName ? name : null;
}

function readColors(
  values: readonly string[],
  hasColor: (color: string) => boolean,
): readonly string[] | null {
  const trimmed = values.map((value) => value.trim());
  const choices = trimmed.filter(
    (color) => color && color.length <= COLOR_MAX_LENGTH && hasColor(color),
  );
  return choices.length === 0 ? null : [...new Set(choices)].slice(0, MAX_COLORS);
}

const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** Clamps a range to the steps of its slider; ignores it if it lies outside. */
function readRange(value: string, key: RangeKey, bounds: Range): Range | null {
  const [, ...ends] = RANGE.exec(value) ?? [];
  if (ends.length === 0) return null;
  // Sizes of minors are below the limits of a list of everyone.
  const lowest = Math.min(RANGE_LIMITS[key][0], bounds[0]);
  const [, highest] = RANGE_LIMITS[key];
  const step = SLIDER_STEPS[key];
  const [min = 0, max = 0] = ends.map((end) => Math.round(Number(end) / step) * step);
  if (min > max || max < lowest || min > highest) return null;
  const range: Range = [Math.max(min, lowest), Math.min(max, highest)];
  return isNarrowed(key, range, bounds) ? range : null;
}

function readPage(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) return 1;
  // A page beyond any list remains a valid number, so that it is written back as digits.
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}
