import { LOCALES } from '../i18n/locales';
import { COLOR_FAMILIES, type ColorFamily } from '../talents/color-families';
import { eyesOptions, hairOptions } from '../talents/colors';
import { COLOR_KEYS, type ColorKey } from '../talents/filter';
import { PEOPLE_BY_HAIR } from './forms';
import { plain, stem } from './tokens';

/** Further words for a color with its shades. */
const ALSO: Readonly<Record<ColorKey, Readonly<Record<string, string>>>> = {
  hair: {
    blonde: 'blonds',
    brown: 'brunette brunet marrom marrón',
    red: 'redhead redheads ginger gingers vermelho rojo',
  },
  eyes: { brown: 'castaño café cafés marrom marrons', blue: 'celeste' },
};

/** Colors whose name in the filter is, in some language, the word for a base color. */
const OTHER_WORDS: Readonly<Record<string, ColorFamily['words']>> = {
  Chestnut: { pt: 'chestnut', en: 'chestnut', es: 'chestnut' },
  Brown: { pt: 'castanho-médio', en: 'medium brown', es: 'castaño medio' },
  Blonde: { pt: 'loiro-médio', en: 'medium blonde', es: 'rubio medio' },
};

/** Synonyms of single values. */
const SYNONYMS: Readonly<Record<ColorKey, Readonly<Record<string, string>>>> = {
  hair: {
    Hairless: 'bald|calvo|sem cabelo|no hair|pelado|calvície',
    Platinum: 'platinado|platinum blonde|loiro platinado|rubio platino',
    Grey: 'cinza|gris|silver|prateado|plateado',
    Highlighted: 'mechas|highlights|luzes',
  },
  eyes: { Grey: 'cinza' },
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

/** Words that can only mean hair, so that `hair` need not be typed. */
const HAIR_ALONE = new Set(
  `${PEOPLE_BY_HAIR}blond blonds redhead redheads ginger gingers brunett brunet platin platinum carec bald hairless calvici auburn acaju acobread cobriz caob`.split(
    ' ',
  ),
);
const HAIR_ALONE_PHRASES = new Set([
  'sem cabel',
  'sin cabell',
  'no hair',
  'com mech',
  'con mech',
  'salt and pepper',
]);

const LONGEST = 3;

function stems(phrase: string): string {
  return plain(phrase)
    .split(/[\s-]+/)
    .map(stem)
    .join(' ');
}

/** Every searchable color, by its name in a wish. */
export const COLORS: Readonly<Record<ColorKey, ReadonlyMap<string, ColorFamily>>> = {
  hair: colorsOf('hair'),
  eyes: colorsOf('eyes'),
};

function colorsOf(key: ColorKey): ReadonlyMap<string, ColorFamily> {
  const labels = LOCALES.map((locale) => (key === 'hair' ? hairOptions : eyesOptions)(locale));
  const bases = Object.entries(COLOR_FAMILIES[key]);
  const basic = new Set(bases.map(([name]) => name));
  const single = (labels[0] ?? []).flatMap(({ value }, at): [string, ColorFamily][] => {
    const own = LOCALES.map((locale, of) => [locale, labels[of]?.[at]?.label.toLowerCase()]);
    const words = (key === 'hair' && OTHER_WORDS[value]) || Object.fromEntries(own);
    // A value with the base color's own name is part of the base, without a search word of its own.
    return basic.has(words.en) ? [] : [[value, { words, values: [value] }]];
  });
  return new Map([
    ...single,
    ...bases,
    ...(key === 'eyes' ? [['light', LIGHT_EYES] as const] : []),
  ]);
}

const PHRASES: Readonly<Record<ColorKey, ReadonlyMap<string, string>>> = {
  hair: phrasesOf('hair'),
  eyes: phrasesOf('eyes'),
};

function phrasesOf(key: ColorKey): ReadonlyMap<string, string> {
  const own = [...COLORS[key]].flatMap(([name, { words }]) => {
    return Object.values(words).map((word) => [stems(word), name] as const);
  });
  const further = Object.entries(SYNONYMS[key]).flatMap(([name, phrases]) =>
    phrases.split('|').map((phrase) => [stems(phrase), name] as const),
  );
  const also = Object.entries(ALSO[key]).flatMap(([name, words]) =>
    words.split(' ').map((word) => [stems(word), name] as const),
  );
  return new Map([...own, ...further, ...also]);
}

/** The words for colors in each gender and number, as they are written. */
export function wordsForColors(): string[] {
  return COLOR_KEYS.flatMap((key) => {
    const names = [...COLORS[key].values()].flatMap(({ words }) => Object.values(words));
    const others = [...Object.values(ALSO[key]), ...Object.values(SYNONYMS[key])];
    const words = [...names, ...others].flatMap((phrase) => phrase.split(/[\s|-]+/));
    return words.flatMap((word) => [word, ...formsOf(word)]);
  });
}

function formsOf(word: string): string[] {
  return /[ao]$/.test(word) ? ['o', 'a', 'os', 'as'].map((end) => word.slice(0, -1) + end) : [];
}

/** A color at the start of some normalized words: its name in a wish, and its length in words. */
export type FoundColor = { color: string; length: number; alone: boolean };

/** The longest color of hair or eyes at the start of some normalized words. */
export function colorAt(words: readonly string[], key: ColorKey): FoundColor | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const parts = words.slice(0, length).map(stem);
    const phrase = parts.join(' ');
    const color = PHRASES[key].get(phrase);
    if (color) {
      const alone = parts.some((part) => HAIR_ALONE.has(part)) || HAIR_ALONE_PHRASES.has(phrase);
      return { color, length, alone };
    }
  }
  return null;
}
