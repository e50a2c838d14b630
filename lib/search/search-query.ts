import type { Locale } from '../i18n/locales';
import { excluding } from '../talents/color-choice';
import { COLOR_KEYS, type ColorKey } from '../talents/filter';
import { type Named, visibleText } from '../talents/name-search';
import type { RosterQuery } from '../talents/query';
import { type Bounds, isNarrowed, type Range, type RangeKey } from '../talents/ranges';
import { NAME_MAX_LENGTH, readName } from '../talents/read-query';
import type { RosterView } from '../talents/views';
import { COLORS } from './color-words';
import { isWholeName, namesIn } from './name-words';
import { searchText } from './search-text';
import { understand } from './understand';
import type { RangeWish, Understood, Wish } from './wish';
import { wordsOf } from './wording';

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
 * Turns a visitor's words into a list. Words that begin a talent's name are that name, even if the
 * grammar knows them: `Ana Rubio` does not ask for blondes. Words that occur in no talent's name
 * are unrecognized.
 */
export function searchFor(typed: string, { locale, rows, bounds }: Known): Search {
  const text = visibleText(searchText(typed)).trim();
  const read = understand(text);
  const whole = isNameAlone(text, read, rows) ? readName(text.slice(0, NAME_MAX_LENGTH)) : null;
  const isName = whole !== null;
  const understood = isName ? { wishes: [], name: text, unrecognized: [] } : read;
  const asked = understood.wishes.filter((wish) => isAsked(wish, bounds));
  // A range that spans all adults cannot be expressed as a filter.
  const ineffective = understood.wishes.filter((wish) => !asked.includes(wish));
  const isEmpty = [...read.wishes, read.name, ...read.unrecognized].join('') === '';
  const { name, unknownNames } = isName
    ? { name: whole, unknownNames: [] }
    : namesIn(isEmpty ? text : read.name, rows);
  return {
    ...listOf(asked, name, bounds),
    wishes: asked,
    name,
    unrecognized: [
      ...unknownNames,
      ...understood.unrecognized,
      ...ineffective.map((wish) => wordsOf(wish, locale)),
    ],
    unknownNames,
  };
}

/** True if the whole text is a name; one word that the grammar understands is none. */
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
  const [hair, eyes] = COLOR_KEYS.map((key) => valuesOf(wishes, key));
  const asked = wishes.filter(isRange);
  const ranges = asked.map((wish) => [wish.key, rangeOf(wish, bounds)] as const);
  const view: RosterView = gender ? (gender === 'woman' ? 'women' : 'men') : (category ?? 'models');
  const query: RosterQuery = {
    ...(gender && category && { category }),
    filter: {
      ...(q && { q }),
      ...(hair?.length && { hair }),
      ...(eyes?.length && { eyes }),
      ranges: Object.fromEntries(ranges) as Partial<Record<RangeKey, Range>>,
      ...(asked.some(({ imperial }) => imperial) && { imperial: true }),
    },
    page: 1,
  };
  return { view, query };
}

/** The panel's values for the colors; those of an excluded color with a minus sign. */
function valuesOf(wishes: readonly Wish[], key: ColorKey): string[] {
  const values = wishes.flatMap((wish) => {
    if (wish.key !== key) return [];
    const found = COLORS[key].get(wish.color)?.values ?? [];
    return wish.not ? found.map(excluding) : found;
  });
  return [...new Set(values)];
}

function isRange(wish: Wish): wish is RangeWish {
  return 'min' in wish || 'max' in wish;
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
