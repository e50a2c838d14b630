import type { Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import type { CategoryIds } from '../talents/categories';
import { type Colors, otherColors } from '../talents/colors';
import type { ColorKey } from '../talents/filter';
import type { FilterRow } from '../talents/filter-row';
import {
  findByName,
  MAX_FOUND,
  type Named,
  plainNamesOf,
  visibleText,
} from '../talents/name-search';
import { type Narrowed, narrow, occurringColors } from '../talents/narrowed';
import { soundsOf } from '../talents/nearest-names';
import { type RosterQuery, UNRECOGNIZED_KEY, writeRosterQuery } from '../talents/query';
import { type Bounds, boundsOf, isNarrowed, type Range, type RangeKey } from '../talents/ranges';
import { NAME_MAX_LENGTH, readName } from '../talents/read-query';
import type { RosterView } from '../talents/views';
import { type Correction, correctionsOf, readingsOf } from './corrections';
import { isWholeName, namesIn } from './names';
import { plainSigns } from './text';
import { joinLines, SEARCH_MAX_LENGTH } from './typed-text';
import { isRange, type Understood, understand } from './understand';
import { COLORS, longWords } from './vocabulary';
import { wordsOf } from './wording';
import type { RangeWish, Wish } from './words';

/** The list that a search leads to, and how its text was understood. */
export type Search = Understood & {
  view: RosterView;
  query: RosterQuery;
  /** The words that can only be a name, if no talent has all of them. */
  typedName: string;
};

export type Known = {
  locale: Locale;
  /** Every talent. */
  rows: readonly Named[];
  /** The ends of the sliders, where an open range ends. */
  bounds: Bounds;
  /** The colors of the roster that the dictionary lacks. */
  colors?: Colors;
};

/**
 * Turns a visitor's words into a list. Words that begin a talent's name are that name, even if they
 * are in the table: `Ana Rubio` does not ask for blondes. Words that occur in no talent's name are
 * unrecognized.
 */
export function searchFor(typed: string, { locale, rows, bounds, colors }: Known): Search {
  const line = joinLines(typed.slice(0, SEARCH_MAX_LENGTH)).slice(0, SEARCH_MAX_LENGTH);
  const text = visibleText(line).trim();
  const read = understand(text, colors);
  const whole = isNameAlone(text, read, rows) ? readName(text.slice(0, NAME_MAX_LENGTH)) : null;
  const named = { wishes: [], name: whole ?? '', unrecognized: [], typedName: '' };
  if (whole !== null) return { ...listOf([], whole, bounds), ...named };
  const isAsked = (wish: Wish) =>
    !isRange(wish) || isNarrowed(wish.key, rangeOf(wish, bounds), bounds[wish.key]);
  const wishes = read.wishes.filter(isAsked);
  // A range that spans the whole slider cannot be expressed as a filter.
  const ineffective = read.wishes.filter((wish) => !wishes.includes(wish));
  const isEmpty =
    [...read.wishes, ...read.unrecognized, read.name].join('') === '' && !read.everyone;
  const names = isEmpty ? text : read.name;
  const { name, unknown } = namesIn(names, rows);
  const said = [
    ...unknown,
    ...read.unrecognized,
    ...ineffective.map((wish) => wordsOf(wish, locale)),
  ];
  const unrecognized = inOrderOf(plainSigns(text), said);
  // A list of everyone would hide that the words beside were not understood.
  const everyone = read.everyone && unknown.length === 0;
  return {
    ...listOf(wishes, name, bounds),
    ...{ wishes, name, unrecognized, typedName: unknown.length > 0 ? names : '' },
    ...(everyone && { everyone }),
  };
}

/** Some parts of a text in its order; what is written otherwise there comes last. */
function inOrderOf(text: string, parts: readonly string[]): string[] {
  const placeOf = (part: string) => (text.includes(part) ? text.indexOf(part) : text.length);
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The path of the list that a search leads to, which says what was not understood. */
export function listPath({ view, query, unrecognized }: Search, locale: Locale): string {
  const params = writeRosterQuery(query);
  const parts = unrecognized.flatMap((words) => words.split(/, */)).filter(Boolean);
  for (const words of parts) params.append(UNRECOGNIZED_KEY, words);
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
    ...(gender && category && category !== 'talents' && { category }),
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
    wish.key === key ? (COLORS[key].get(wish.color)?.values ?? [wish.color]) : [],
  );
  return [...new Set(values)];
}

/** An open end becomes the slider's end, or the other end of the range if that lies beyond. */
function rangeOf({ key, min, max }: RangeWish, bounds: Bounds): Range {
  const [lowest, highest] = bounds[key];
  const from = min ?? Math.min(lowest, max ?? lowest);
  return [from, max ?? Math.max(highest, from)];
}

/** The meaning of a text, its first matches, and the size of its list. */
export type Answer<T> = Search & {
  first: readonly T[];
  total: number;
  /** What numbers without a measure and misspelled words may mean. */
  corrections: readonly Correction[];
} & Pick<Narrowed<T>, 'near' | 'suggestions'>;

type Asked<T> = Known & { rows: readonly T[]; categoryIds: CategoryIds };

/** Precomputes what searches compare, with the ends of the sliders and the panel's own colors. */
export function prepared(rows: readonly (FilterRow & Named)[]) {
  plainNamesOf(rows);
  soundsOf(rows);
  longWords();
  return { bounds: boundsOf(rows), colors: otherColors(occurringColors(rows)) };
}

/** Searches while the visitor types: talents whose name matches the whole text come first. */
export function answerTo<T extends FilterRow & Named>(typed: string, known: Asked<T>): Answer<T> {
  const { rows, categoryIds } = known;
  const search = searchFor(typed, known);
  const namesakes = findByName(rows, typed);
  // A text without a recognized word finds no one.
  const meant = search.wishes.length > 0 || search.name !== '' || search.everyone;
  const list = meant ? narrow(rows, search.view, search.query, categoryIds) : null;
  const listed = list?.rows ?? [];
  const first = new Set([...namesakes, ...listed.slice(0, MAX_FOUND)]);
  return {
    ...search,
    first: [...first].slice(0, MAX_FOUND),
    total: listed.length,
    corrections: [
      ...readingsOf(search, known),
      ...correctionsOf(search.unrecognized, search.typedName, rows),
    ],
    near: list?.near ?? [],
    suggestions: list?.suggestions ?? [],
  };
}
