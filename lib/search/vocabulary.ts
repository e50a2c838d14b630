import { byLocale } from '../i18n/locales';
import { COLOR_FAMILIES, type ColorFamily, exactColor } from '../talents/color-families';
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
/** The plain words of a phrase. */
export const wordsIn = (phrase: string) => phrase.split(/[\s-]+/).map(plain);

const WORDS = ENTRIES.flatMap(({ meaning, words }) => words.map((word) => ({ word, meaning })));

const MEANINGS = new Map<string, Meaning[]>();
for (const { word, meaning } of WORDS) {
  const phrase = wordsIn(word).join(' ');
  if (meaning.is !== 'color') MEANINGS.set(phrase, [...(MEANINGS.get(phrase) ?? []), meaning]);
}

/** The meaning of the longest phrase at the start of some plain words, and its number of words. */
export type Found<M = Meaning> = { meaning: M; length: number };
type Kind = Meaning['is'];

/** Matches the longest known phrase at the start of `words`; of `kinds` only, if there are any. */
export function meaningAt<K extends Kind = Kind>(
  words: readonly string[],
  ...kinds: readonly K[]
): Found<Extract<Meaning, { is: K }>> | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const all = MEANINGS.get(words.slice(0, length).join(' '));
    // What ends a range behind its number means nothing elsewhere.
    const meaning = all?.find((one): one is Extract<Meaning, { is: K }> =>
      kinds.length === 0 ? one.is !== 'endBehind' : (kinds as readonly Kind[]).includes(one.is),
    );
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Every color of the dictionary and every family of shades, by its name in a wish. */
export const COLORS: Readonly<Record<ColorKey, ReadonlyMap<string, ColorFamily>>> = {
  hair: colorsOf('hair'),
  eyes: colorsOf('eyes'),
};

function colorsOf(key: ColorKey): ReadonlyMap<string, ColorFamily> {
  const single = colorOptions(key, 'en').map(({ value }): [string, ColorFamily] => [
    value,
    { words: byLocale((locale) => exactColor(key, value, locale)), values: [value] },
  ]);
  return new Map([...single, ...Object.entries(COLOR_FAMILIES[key])]);
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
const JOINING = ['filler', 'or', 'and', 'not', 'nor', 'between', 'everyone'] as const;

/** True for a small word of one of the languages, in lower case without accents: it is no name. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word) || meaningAt([word], ...JOINING, 'end')?.meaning !== undefined;
}

const CORRECTED: readonly Kind[] = ['wish', 'color', 'noun', 'measure', 'end', 'unit'];

/** Shorter words are too often one letter away from a name. */
export const LONG_LETTERS = 6;

let known: ReadonlyMap<string, string> | undefined;

/** The long known words as they are written, by their plain form. */
export function longWords(): ReadonlyMap<string, string> {
  known ??= new Map(correctedWords().map((word) => [plain(word), word]));
  return known;
}

function correctedWords(): string[] {
  const families = COLOR_KEYS.flatMap((key) => [...COLORS[key].values()]);
  const colors = families.flatMap(({ words }) =>
    Object.values(words)
      .join('-')
      .split(/[\s-]+/),
  );
  const forms = colors.flatMap((word) => [word, ...formsOf(word.replace(/[ao]$/, 'o*'))]);
  const corrected = WORDS.filter(({ meaning }) => CORRECTED.includes(meaning.is));
  const words = [...corrected.map(({ word }) => word), ...forms];
  return words.filter((word) => word.length >= LONG_LETTERS && !/[\s*]/.test(word));
}

/** True for a plain word with a meaning. */
export function isKnownWord(word: string): boolean {
  return (meaningAt([word]) ?? colorAt([word], 'hair') ?? colorAt([word], 'eyes')) !== null;
}
