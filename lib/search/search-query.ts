import type { Locale } from '../i18n/locales';
import { excluding } from '../talents/color-choice';
import { COLOR_KEYS, type ColorKey } from '../talents/filter';
import { findByName, isNameOfSome, type Named, visibleText } from '../talents/name-search';
import { NAME_MAX_LENGTH, type RosterQuery, readName } from '../talents/query';
import { type Bounds, isNarrowed, type Range, type RangeKey } from '../talents/ranges';
import type { RosterView } from '../talents/views';
import { COLORS } from './color-words';
import { understand } from './understand';
import type { RangeWish, Understood, Wish } from './wish';
import { wordsOf } from './wording';

/** The list that a text leads to, and what was understood of it. */
export type Search = Understood & {
  view: RosterView;
  query: RosterQuery;
  /** Those entries of `unread` that can only be names, which no talent has. */
  unknownNames: readonly string[];
};

/** Most characters of a search that are read. */
export const SEARCH_MAX_LENGTH = 120;

export type Known = {
  locale: Locale;
  /** Every talent. */
  rows: readonly Named[];
  /** How far the sliders reach: where an open range ends. */
  bounds: Bounds;
};

/**
 * Gives the list that a visitor's words lead to. Words that begin the name of a talent
 * are that name, even where the grammar knows them: `Ana Rubio` is no wish for blondes. Words that no
 * talent is called are no name: they are not understood.
 */
export function searchFor(typed: string, { locale, rows, bounds }: Known): Search {
  const text = visibleText(typed.slice(0, SEARCH_MAX_LENGTH)).trim();
  const read = understand(text);
  const understood = isName(text, read, rows) ? { wishes: [], name: text, unrecognized: [] } : read;
  const asked = understood.wishes.filter((wish) => !isRange(wish) || isAsked(wish, bounds));
  // Whoever asks for every adult asks for what no filter says.
  const moot = understood.wishes.filter((wish) => !asked.includes(wish));
  const { name, unknownNames } = namedBy(understood.name, rows);
  return {
    ...listOf(asked, name, bounds),
    wishes: asked,
    name,
    unrecognized: [
      ...unknownNames,
      ...understood.unrecognized,
      ...moot.map((wish) => wordsOf(wish, locale)),
    ],
    unknownNames,
  };
}

/** Parts the words that a talent is called from those that no one is. */
function namedBy(typed: string, rows: readonly Named[]) {
  const none = { name: '', unknownNames: typed ? [typed] : [] };
  const known: string[] = [];
  const unknownNames: string[] = [];
  for (const run of typed.split(/,\s*/)) {
    let last = '';
    for (const word of run.split(/\s+/)) {
      if (isNameOfSome(rows, word)) {
        known.push(word);
        last = '';
      } else {
        last = last ? `${unknownNames.pop()} ${word}` : word;
        unknownNames.push(last);
      }
    }
  }
  const text = unknownNames.length > 0 ? known.join(' ') : typed;
  const name = readName(text.slice(0, NAME_MAX_LENGTH));
  return name && isNameOfSome(rows, name) ? { name, unknownNames } : none;
}

function isName(typed: string, { wishes, name, unrecognized }: Understood, rows: readonly Named[]) {
  if (/\d/.test(typed)) return false;
  // Fillers alone: the beginning of a name.
  if (wishes.length === 0 && name === '' && unrecognized.length === 0) return true;
  const words = typed.split(/\s+/).length;
  const clear = words === 1 && wishes.length > 0 && unrecognized.length === 0;
  return !clear && findByName(rows, typed).length > 0;
}

function listOf(wishes: readonly Wish[], q: string, bounds: Bounds) {
  const found = <K extends Wish['key']>(key: K) =>
    wishes.find((wish): wish is Extract<Wish, { key: K }> => wish.key === key);
  const gender = found('gender')?.gender;
  const category = found('category')?.category;
  const [hair, eyes] = COLOR_KEYS.map((key) => valuesOf(wishes, key));
  const ranges = wishes.filter(isRange).map((wish) => [wish.key, rangeOf(wish, bounds)] as const);
  const view: RosterView = gender ? (gender === 'woman' ? 'women' : 'men') : (category ?? 'models');
  const query: RosterQuery = {
    ...(gender && category && { category }),
    filter: {
      ...(q && { q }),
      ...(hair?.length && { hair }),
      ...(eyes?.length && { eyes }),
      ranges: Object.fromEntries(ranges) as Partial<Record<RangeKey, Range>>,
    },
    page: 1,
  };
  return { view, query };
}

/** The values of the panel that a color finds, or, excluded, all those that it would find. */
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

function isAsked(wish: RangeWish, bounds: Bounds): boolean {
  return isNarrowed(rangeOf(wish, bounds), bounds[wish.key]);
}

/** An open end is that of the slider, or beyond it where the other end is. */
function rangeOf({ key, min, max }: RangeWish, bounds: Bounds): Range {
  const [lowest, highest] = bounds[key];
  const from = min ?? Math.min(lowest, max ?? lowest);
  return [from, max ?? Math.max(highest, from)];
}
