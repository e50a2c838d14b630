import type { Locale } from '../i18n/locales';
import { type FilterRow, isMinorRow } from '../talents/filter-row';
import { brazilianSize, sizeCountry } from '../talents/foreign-sizes';
import type { Named } from '../talents/name-search';
import { nearestNames, wrongLetters } from '../talents/nearest-names';
import { ADULTS, isForMinors } from './ages';
import { plain, tokensOf } from './text';
import { isRange, type Understood, understand } from './understand';
import { isKnownWord, isSmallWord, LONG_LETTERS, longWords, meaningAt } from './vocabulary';
import { isForMen, wordsOf } from './wording';
import type { RangeWish, Wish } from './words';

/** Typed words, and those that they may mean: misspelled, a foreign size, or a number that measures it. */
export type Correction = { typed: string; meant: string; is: 'misspelled' | 'foreign' | 'bare' };

const MAX_OFFERED = 3;

/**
 * The corrections of typing errors, the nearest first: of the first unrecognized word that is one
 * letter away from a long word of the table or of a color, and of names of adults in `rows`, in which
 * all words of `typedName` occur, each with one or two letters wrong. They are offered, never assumed.
 */
export function correctionsOf(
  unrecognized: readonly string[],
  typedName = '',
  rows: readonly (FilterRow & Named)[] = [],
): Correction[] {
  const words = unrecognized.flatMap((text) => text.split(/[^\p{L}\p{M}]+/u)).flatMap(wordMeant);
  const names = typedName.split(', ').flatMap((typed) => {
    const words = typed.split(/\s+/).filter((word) => !isSmallWord(plain(word)));
    const meant = nearestNames(words, rows);
    return meant.map((one) => ({ typed, meant: one, is: 'misspelled' as const }));
  });
  return [...words.slice(0, 1), ...names].slice(0, MAX_OFFERED);
}

function wordMeant(typed: string): Correction[] {
  const word = plain(typed);
  if (word.length < LONG_LETTERS - 1 || isKnownWord(word)) return [];
  const near = [...longWords()].find(([known]) => wrongLetters(word, known, 1) === 1);
  return near ? [{ typed, meant: near[1], is: 'misspelled' }] : [];
}

/** What a number without a measure may be. */
const PROBES = [
  ...['manequim #', 'sapato #', '# anos', '# inches'],
  ...['busto #', 'cintura #', 'quadril #'],
];

type Read = { rows: readonly FilterRow[]; locale: Locale };

/**
 * What reported numbers may measure, if an adult of the roster has it: `38` a size, a shoe or an age,
 * `US 4` about size 36. Where minors have it too, only adults are offered; beside a wish for minors
 * nothing is.
 */
export function readingsOf(
  { wishes, unrecognized }: Understood,
  { rows, locale }: Read,
): Correction[] {
  if (wishes.some(isForMinors)) return [];
  const aged = wishes.some(({ key }) => key === 'age');
  return unrecognized.flatMap((typed) => {
    const foreign = foreignSize(typed, wishes);
    const found = foreign
      ? [foreign]
      : PROBES.flatMap((probe) => meantBy(probe.replace('#', typed)));
    return found.flatMap((wish) => {
      const { key, min = 0, max = Number.POSITIVE_INFINITY } = wish;
      const matching = rows.filter(({ [key]: value }) => value && value >= min && value <= max);
      if (matching.every(isMinorRow)) return [];
      const ages = aged || !matching.some(isMinorRow) ? [] : [ADULTS];
      const meant = [wish, ...ages].map((one) => wordsOf(one, locale, wishes)).join(', ');
      return [{ typed, meant, is: foreign ? 'foreign' : 'bare' }];
    });
  });
}

/** The range that a number means with words for a measure; none if anything is left. */
function meantBy(typed: string): RangeWish[] {
  const { wishes, name, unrecognized } = understand(typed);
  return name === '' && unrecognized.length === 0 ? wishes.filter(isRange) : [];
}

/** A size with a country beside its number, as the Brazilian one: `US 4`, `shoe size 9 US`. */
function foreignSize(typed: string, wishes: readonly Wish[]): RangeWish | null {
  const tokens = tokensOf(typed);
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  const beside = [tokens[at + 1]?.plain, tokens[at - 1]?.plain];
  const country = beside.map((word = '') => sizeCountry(word)).find((one) => one !== null);
  if (!country) return null;
  const isShoe = tokens.some(({ plain }) => meaningAt([plain], 'measure')?.meaning.of === 'shoes');
  const key = isShoe ? 'shoes' : 'jeans';
  const value = Number(tokens[at]?.text.replace(',', '.'));
  const size = brazilianSize(key, country, value, isForMen(wishes));
  return size === null ? null : { key, min: size, max: size };
}
