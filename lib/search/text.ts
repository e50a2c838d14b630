import type { ColorKey } from '../talents/filter';
import { fold } from '../talents/letters';
import { SEARCH_MAX_LENGTH } from './typed-text';

/** Signs by those that the search reads, and an abbreviation: `nº 38`. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\p{Dash}/gu, '-'],
  [/…|\.{2,}/g, '-'],
  [/[≥≧⩾]/g, '>='],
  [/[≤≦⩽]/g, '<='],
  [/[′‵’‘´`ʼ]/g, "'"],
  [/[″“”„«»]|''/g, '"'],
  [/(?<!\p{L})no?[º°.] ?(?=\d)/giu, 'número '],
  [/[()[\]{}|•·]/g, ','],
  [/\s+/g, ' '],
  [/(\d) (?=\p{No})/gu, '$1'],
  [/(\d)[ -]1[/⁄]2(?!\d)/g, '$1,5'],
];
const FRACTIONS: Readonly<Record<string, string>> = { '¼': ',25', '½': ',5', '¾': ',75' };

/**
 * The text with one character for each sign: dashes, quotes, `≥`, fractions (`37½` is `37,5`). A
 * number with another sign of Unicode, such as `37²`, becomes one that no filter has.
 */
export function plainSigns(text: string): string {
  const signs = SIGNS.reduce((all, [sign, plainSign]) => all.replace(sign, plainSign), text);
  const figures = signs.replace(/\p{No}/gu, (figure) => FRACTIONS[figure] ?? ',999');
  return figures.normalize('NFKC').slice(0, SEARCH_MAX_LENGTH);
}

/** One word, number or sign of a text with plain signs, and its position. */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  text: string;
  /** A word in lower case without accents; other tokens as they are. */
  plain: string;
  from: number;
  to: number;
  /** The parts of a number that is written as a height (`1m75`, `5'9`) or a decade (`30s`). */
  parts: Readonly<Partial<Record<'feet' | 'inches' | 'meters' | 'cm' | 'decade', string>>>;
  /** The panel's own colors that begin here. */
  own?: readonly { key: ColorKey; color: string; length: number; alone: boolean }[];
};

const TOKEN =
  /(?<feet>[3-7])(?:'| ?(?:ft|feet|foot)(?!\p{L}))(?: ?(?<inches>\d+(?:[.,]\d+)*)(?: ?(?:"|in(?:ch(?:es)?)?(?!\p{L})))?)?|(?<meters>[0-2]) ?m(?:ts?|et(?:ro|er|re)s?)?(?: [ey])? ?(?<cm>\d+(?:[.,]\d+)*)|(?<decade>[2-7]0)'?s(?!\p{L})|\d+(?:[.,]\d+)*|w\/o?|[cps]\/|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|[<>]=|\S/giu;

/** Splits text into words, numbers and marks. A hyphen within a word (`plus-size`) is a space. */
export function tokensOf(text: string): Token[] {
  const all = Array.from(text.matchAll(TOKEN), ({ 0: found, index, groups = {} }): Token => {
    const kind = /^\d/.test(found) ? 'number' : /^[\p{L}\p{N}]/u.test(found) ? 'word' : 'mark';
    const place = { from: index, to: index + found.length };
    return { kind, text: found, plain: plain(found), ...place, parts: groups };
  });
  return all.filter(({ text: sign, from, to }, at) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const joins = before?.kind === 'word' && after?.kind === 'word';
    return !(sign === '-' && joins && before.to === from && after.from === to);
  });
}

/**
 * Normalizes text to lower case without accents; `niño` retains its tilde, as Nino and Nina are
 * names.
 */
export function plain(text: string): string {
  const lower = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return /^niñ[oa]s?$/.test(lower) ? lower : fold(lower);
}

/** The plain words from a place on, up to five, as long as they are adjacent. */
export function wordsFrom(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let token = tokens[at]; token?.kind === 'word' && words.length < 5; ) {
    words.push(token.plain);
    token = tokens[at + words.length];
  }
  return words;
}
