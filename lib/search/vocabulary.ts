import { LOCALES } from '../i18n/locales';
import { COLOR_FAMILIES, type ColorFamily } from '../talents/color-families';
import { colorOptions } from '../talents/colors';
import { COLOR_KEYS, type ColorKey } from '../talents/filter';
import type { Gender } from '../talents/talent';
import { plain } from './text';
import { ENTRIES, formsOf, HAIR_ALONE, type Meaning, PEOPLE, SMALL_WORDS } from './words';

/** The most words of a phrase. */
const LONGEST = 4;

/** Strips gender, number and diminutive from a word: `loirinhas` and `loiro` have one stem. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/[aeo]s?$/, '')
    .replace(/(...)(?:inh|on)$/, '$1')
    .replace(/uis?$/, 'ul');
}

const stemsOf = (words: readonly string[]) => words.map(stem).join(' ');
const wordsIn = (phrase: string) => plain(phrase).split(/[\s-]+/);

const WORDS = ENTRIES.flatMap(({ meaning, words }) => words.map((word) => ({ word, meaning })));

const MEANINGS = new Map<string, Meaning[]>();
for (const { word, meaning } of WORDS) {
  const phrase = wordsIn(word).join(' ');
  if (meaning.is !== 'color') MEANINGS.set(phrase, [...(MEANINGS.get(phrase) ?? []), meaning]);
}

/** The meaning of the longest phrase at the start of some plain words, and its number of words. */
export type Found<M = Meaning> = { meaning: M; length: number };
type Kind = Meaning['is'];

/** These words have their meaning behind a number only. */
const BEHIND: readonly Kind[] = ['endBehind', 'half'];

/** Matches the longest known phrase at the start of `words`; of `kinds` only, if there are any. */
export function meaningAt<K extends Kind = Kind>(
  words: readonly string[],
  ...kinds: readonly K[]
): Found<Extract<Meaning, { is: K }>> | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const all = MEANINGS.get(words.slice(0, length).join(' '));
    const meaning = all?.find((one): one is Extract<Meaning, { is: K }> =>
      kinds.length === 0 ? !BEHIND.includes(one.is) : (kinds as readonly Kind[]).includes(one.is),
    );
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Colors whose name in the filter is, in some language, the word for a base color. */
const OTHER_WORDS: Readonly<Record<string, ColorFamily['words']>> = {
  Chestnut: { pt: 'chestnut', en: 'chestnut', es: 'chestnut' },
  Brown: { pt: 'castanho-médio', en: 'medium brown', es: 'castaño medio' },
  Blonde: { pt: 'loiro-médio', en: 'medium blonde', es: 'rubio medio' },
};

/** A wish for eyes that the panel has no value for; by itself, its word may be a name (`Clara`). */
const LIGHT_EYES: ColorFamily = {
  words: { pt: 'claros', en: 'light', es: 'claros' },
  values: [
    ...COLOR_FAMILIES.eyes.blue.values,
    ...COLOR_FAMILIES.eyes.green.values,
    ...['Blue Green', 'Blue Grey', 'Grey'],
  ],
};

/** Every searchable color, by its name in a wish. */
export const COLORS: Readonly<Record<ColorKey, ReadonlyMap<string, ColorFamily>>> = {
  hair: colorsOf('hair'),
  eyes: colorsOf('eyes'),
};

function colorsOf(key: ColorKey): ReadonlyMap<string, ColorFamily> {
  const labels = LOCALES.map((locale) => colorOptions(key, locale));
  const bases: readonly (readonly [string, ColorFamily])[] = Object.entries(COLOR_FAMILIES[key]);
  const single = (labels[0] ?? []).flatMap(({ value }, at): [string, ColorFamily][] => {
    const own = LOCALES.map((locale, of) => [locale, labels[of]?.[at]?.label.toLowerCase()]);
    const words = (key === 'hair' && OTHER_WORDS[value]) || Object.fromEntries(own);
    // A value with the base color's own name is part of the base, without a search word of its own.
    return bases.some(([name]) => name === words.en) ? [] : [[value, { words, values: [value] }]];
  });
  return new Map([
    ...single,
    ...bases,
    ...(key === 'eyes' ? [['light', LIGHT_EYES] as const] : []),
  ]);
}

export type FoundColor = { color: string; length: number; alone: boolean };

const PHRASES: Readonly<Record<ColorKey, ReadonlyMap<string, Omit<FoundColor, 'length'>>>> = {
  hair: phrasesOf('hair'),
  eyes: phrasesOf('eyes'),
};

function phrasesOf(key: ColorKey) {
  const named = [...COLORS[key]].flatMap(([color, { words }]) =>
    Object.values(words).map((word) => ({ word, color, alone: false })),
  );
  const also = WORDS.flatMap(({ word, meaning }) =>
    meaning.is === 'color' && meaning.key === key
      ? [{ word, color: meaning.color, alone: meaning.alone === true }]
      : [],
  );
  const alone = new Set(key === 'hair' ? `${PEOPLE} ${HAIR_ALONE}`.split(' ') : []);
  return new Map(
    [...named, ...also].map(({ word, color, alone: isAlone }) => {
      const stems = wordsIn(word).map(stem);
      return [stems.join(' '), { color, alone: isAlone || stems.some((one) => alone.has(one)) }];
    }),
  );
}

/** The longest color of hair or eyes at the start of some plain words; `alone`: it needs no noun. */
export function colorAt(words: readonly string[], key: ColorKey): FoundColor | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const found = PHRASES[key].get(stemsOf(words.slice(0, length)));
    if (found) return { ...found, length };
  }
  return null;
}

const PEOPLE_STEMS = new Set(PEOPLE.split(' '));

/** The gender that the forms of these words imply (`loira`: women); null if none or contradictory. */
export function genderOf(words: readonly string[]): Gender | null {
  const people = words.filter((word) => PEOPLE_STEMS.has(stem(word)));
  if (people.length === 0 || people[0] !== words[0]) return null;
  if (people.every((word) => /as?$/.test(word))) return 'woman';
  return people.every((word) => /os?$/.test(word)) ? 'man' : null;
}

const SMALL = new Set(SMALL_WORDS.split(' '));
const JOINING = [
  'filler',
  'or',
  'and',
  'for',
  'not',
  'nor',
  'between',
  'about',
  'everyone',
] as const;

/** True for a small word of one of the languages, in lower case without accents: it is no name. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word) || meaningAt([word], ...JOINING, 'end')?.meaning !== undefined;
}

/** Shorter words are too often one letter away from a name. */
const MIN_LETTERS = 6;
const OFFERED: readonly Kind[] = ['wish', 'color', 'noun', 'measure', 'end', 'unit'];

/** A typed word, and the known one that it may mean. */
export type Correction = { typed: string; meant: string };

/** The long known words as they are written, by their plain form. */
let longWords: ReadonlyMap<string, string> | undefined;

function knownWords(): ReadonlyMap<string, string> {
  const labels = COLOR_KEYS.flatMap((key) =>
    [...COLORS[key].values()].flatMap(({ words }) => Object.values(words)),
  );
  const colors = labels.flatMap((label) => label.split(/[\s-]+/));
  const forms = colors.flatMap((word) => [word, ...formsOf(word.replace(/[ao]$/, 'o*'))]);
  const known = WORDS.filter(({ meaning }) => OFFERED.includes(meaning.is));
  const words = [...known.map(({ word }) => word), ...forms];
  longWords ??= new Map(
    words
      .filter((word) => word.length >= MIN_LETTERS && !/[\s*]/.test(word))
      .map((word) => [plain(word), word]),
  );
  return longWords;
}

/**
 * The first word of some texts that is unknown and one letter away from a known word of six or more
 * letters (one letter more, less or another, or two swapped). It is offered, never assumed.
 */
export function correctionOf(texts: readonly string[]): Correction | null {
  for (const typed of texts.flatMap((text) => text.split(/[^\p{L}\p{M}]+/u))) {
    const word = plain(typed);
    if (word.length < MIN_LETTERS - 1 || isKnown(word)) continue;
    for (const [known, meant] of knownWords()) {
      if (isOneLetterApart(word, known)) return { typed, meant };
    }
  }
  return null;
}

function isKnown(word: string): boolean {
  return (meaningAt([word]) ?? colorAt([word], 'hair') ?? colorAt([word], 'eyes')) !== null;
}

function isOneLetterApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.length !== otherRest.length) {
    return rest.slice(1) === otherRest || rest === otherRest.slice(1);
  }
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.slice(1) === otherRest.slice(1) || swapped === otherRest;
}
