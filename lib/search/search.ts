import type { Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import type { CategoryIds } from '../talents/categories';
import type { ColorKey } from '../talents/filter';
import type { FilterRow } from '../talents/filter-row';
import {
  findByName,
  MAX_FOUND,
  type Named,
  plainNamesOf,
  visibleText,
} from '../talents/name-search';
import { narrow } from '../talents/narrowed';
import { type RosterQuery, writeRosterQuery } from '../talents/query';
import { type Bounds, boundsOf, isNarrowed, type Range, type RangeKey } from '../talents/ranges';
import { NAME_MAX_LENGTH, readName } from '../talents/read-query';
import { UNRECOGNIZED_KEY } from '../talents/unrecognized';
import type { RosterView } from '../talents/views';
import { isWholeName, namesIn } from './names';
import { searchText } from './text';
import { isRange, type Understood, understand } from './understand';
import { COLORS } from './vocabulary';
import { wordsOf } from './wording';
import type { RangeWish, Wish } from './words';

/** The list that a search leads to, and how its text was understood. */
export type Search = Understood & {
  view: RosterView;
  query: RosterQuery;
  /** The entries of `unrecognized` that can only be names, which no talent has. */
  unknownNames: readonly string[];
};

export type Known = {
  locale: Locale;
  /** Every talent. */
  rows: readonly Named[];
  /** The ends of the sliders, where an open range ends. */
  bounds: Bounds;
};

/**
 * Turns a visitor's words into a list. Words that begin a talent's name are that name, even if they
 * are in the table: `Ana Rubio` does not ask for blondes. Words that occur in no talent's name are
 * unrecognized.
 */
export function searchFor(typed: string, { locale, rows, bounds }: Known): Search {
  const text = visibleText(searchText(typed)).trim();
  const read = understand(text);
  const whole = isNameAlone(text, read, rows) ? readName(text.slice(0, NAME_MAX_LENGTH)) : null;
  if (whole !== null) {
    const understood = { wishes: [], name: whole, unrecognized: [], unknownNames: [] };
    return { ...listOf([], whole, bounds), ...understood };
  }
  const wishes = read.wishes.filter((wish) => isAsked(wish, bounds));
  // A range that spans all adults cannot be expressed as a filter.
  const ineffective = read.wishes.filter((wish) => !wishes.includes(wish));
  const isEmpty =
    [...read.wishes, ...read.unrecognized, read.name].join('') === '' && !read.everyone;
  const { name, unknownNames } = namesIn(isEmpty ? text : read.name, rows);
  const unrecognized = [
    ...unknownNames,
    ...read.unrecognized,
    ...ineffective.map((wish) => wordsOf(wish, locale)),
  ];
  return { ...read, ...listOf(wishes, name, bounds), wishes, name, unrecognized, unknownNames };
}

/** The path of the list that a search leads to, which says what was not understood. */
export function listPath({ view, query, unrecognized }: Search, locale: Locale): string {
  const params = writeRosterQuery(query);
  for (const words of unrecognized) params.append(UNRECOGNIZED_KEY, words);
  const path = pathOf(locale, { page: 'roster', view });
  return params.size > 0 ? `${path}?${params}` : path;
}

/** True if the whole text is a name; one word that the table has is none. */
function isNameAlone(typed: string, read: Understood, rows: readonly Named[]): boolean {
  const { wishes, unrecognized } = read;
  const isOneWord = !/\s/.test(typed);
  if (/\d/.test(typed) || (isOneWord && wishes.length > 0 && unrecognized.length === 0))
    return false;
  return isWholeName(rows, typed);
}

/** The view and query for some wishes and a name (`q`; empty for none). */
function listOf(wishes: readonly Wish[], q: string, bounds: Bounds) {
  const found = <K extends Wish['key']>(key: K) =>
    wishes.find((wish): wish is Extract<Wish, { key: K }> => wish.key === key);
  const gender = found('gender')?.gender;
  const category = found('category')?.category;
  const letter = found('letter')?.letter;
  const [hair, eyes] = [valuesOf(wishes, 'hair'), valuesOf(wishes, 'eyes')];
  const asked = wishes.filter(isRange);
  const ranges = asked.map((wish) => [wish.key, rangeOf(wish, bounds)] as const);
  const view: RosterView = gender ? (gender === 'woman' ? 'women' : 'men') : (category ?? 'models');
  const query: RosterQuery = {
    ...(gender && category && { category }),
    ...(letter && { letter }),
    filter: {
      ...(q && { q }),
      ...(hair.length > 0 && { hair }),
      ...(eyes.length > 0 && { eyes }),
      ranges: Object.fromEntries(ranges) as Partial<Record<RangeKey, Range>>,
      ...(asked.some(({ imperial }) => imperial) && { imperial: true }),
    },
    page: 1,
  };
  return { view, query };
}

/** The panel's values for the colors. */
function valuesOf(wishes: readonly Wish[], key: ColorKey): string[] {
  const values = wishes.flatMap((wish) =>
    wish.key === key ? (COLORS[key].get(wish.color)?.values ?? []) : [],
  );
  return [...new Set(values)];
}

/** False for a range that spans the whole slider, which no filter can express. */
function isAsked(wish: Wish, bounds: Bounds): boolean {
  return !isRange(wish) || isNarrowed(rangeOf(wish, bounds), bounds[wish.key]);
}

/** An open end becomes the slider's end, or the other end of the range if that lies beyond. */
function rangeOf({ key, min, max }: RangeWish, bounds: Bounds): Range {
  const [lowest, highest] = bounds[key];
  const from = min ?? Math.min(lowest, max ?? lowest);
  return [from, max ?? Math.max(highest, from)];
}

/** The meaning of a text, its first matches, and the size of its list. */
export type Answer<T> = Search & { first: readonly T[]; total: number };

type Asked<T> = Known & { rows: readonly T[]; categoryIds: CategoryIds };

/**
 * Precomputes what searches compare (normalized names) before the first character is typed.
 * Returns the ends of the sliders.
 */
export function prepared(rows: readonly (FilterRow & Named)[]): Bounds {
  plainNamesOf(rows);
  return boundsOf(rows);
}

/** Searches while the visitor types: talents whose name matches the whole text come first. */
export function answerTo<T extends FilterRow & Named>(typed: string, known: Asked<T>): Answer<T> {
  const { rows, categoryIds } = known;
  const search = searchFor(typed, known);
  const namesakes = findByName(rows, typed);
  // A text without a recognized word finds no one.
  const isAll = search.everyone && search.unknownNames.length === 0;
  const meant = search.wishes.length > 0 || search.name !== '' || isAll;
  const listed = meant ? narrow(rows, search.view, search.query, categoryIds).rows : [];
  const first = new Set([...namesakes, ...listed.slice(0, MAX_FOUND)]);
  return { ...search, first: [...first].slice(0, MAX_FOUND), total: listed.length };
}
