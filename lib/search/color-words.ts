import { LOCALES, type Locale } from '../i18n/locales';
import { eyesOptions, hairOptions } from '../talents/colors';
import type { ColorKey } from '../talents/filter';
import { PEOPLE_BY_HAIR } from './forms';
import { plain, stem } from './tokens';

/** A color that can be asked for: what it is called, and the panel's values that it stands for. */
type Color = { words: Readonly<Record<Locale, string>>; values: readonly string[] };

/** A color with its shades, and further words for it. */
type Base = Color & { also: string };

function base(words: string, values: string, also = ''): Base {
  const [pt = '', en = '', es = ''] = words.split(' ');
  return { words: { pt, en, es }, values: values.split('|'), also };
}

/** What is asked for without a shade means every shade: `blonde` finds the light and the dark ones. */
const BASES: Readonly<Record<ColorKey, Readonly<Record<string, Base>>>> = {
  hair: {
    blonde: base(
      'loiro blonde rubio',
      'Blonde|Dark Blonde|Light Blonde|Golden Blonde|Strawberry Blonde|Platinum',
      'blonds',
    ),
    brown: base(
      'castanho brown castaño',
      'Dark Brown|Brown|Light Brown|Chestnut',
      'brunette brunet marrom marrón',
    ),
    red: base(
      'ruivo red pelirrojo',
      'Red|Auburn|Copper',
      'redhead redheads ginger gingers vermelho rojo',
    ),
    black: base('preto black negro', 'Black|Blue Black'),
  },
  eyes: {
    brown: base(
      'castanhos brown marrones',
      'Brown|Dark Brown|Light Brown',
      'castaño café cafés marrom marrons',
    ),
    green: base('verdes green verdes', 'Green|Light Green'),
    blue: base('azuis blue azules', 'Blue|Light Blue|Dark Blue'),
  },
};

/** Colors whose names in the filter are the word of a base in one of the languages. */
const OTHER_WORDS: Readonly<Record<string, Color['words']>> = {
  Chestnut: { pt: 'chestnut', en: 'chestnut', es: 'chestnut' },
  Brown: { pt: 'castanho-médio', en: 'medium brown', es: 'castaño medio' },
  Blonde: { pt: 'loiro-médio', en: 'medium blonde', es: 'rubio medio' },
};

/** Further names of single values. */
const SYNONYMS: Readonly<Record<ColorKey, Readonly<Record<string, string>>>> = {
  hair: {
    Hairless: 'bald|calvo|sem cabelo|no hair|pelado|calvície',
    Platinum: 'platinado|platinum blonde|loiro platinado|rubio platino',
    Grey: 'cinza|gris',
    Highlighted: 'mechas|highlights|luzes',
  },
  eyes: { Grey: 'cinza' },
};

/** Words that can only speak of hair, so that `hair` need not be typed. */
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

/** Every color that can be asked for, by its name in a wish. */
export const COLORS: Readonly<Record<ColorKey, ReadonlyMap<string, Color>>> = {
  hair: colorsOf('hair'),
  eyes: colorsOf('eyes'),
};

function colorsOf(key: ColorKey): ReadonlyMap<string, Color> {
  const labels = LOCALES.map((locale) => (key === 'hair' ? hairOptions : eyesOptions)(locale));
  const bases = Object.entries(BASES[key]);
  const basic = new Set(bases.map(([name]) => name));
  const single = (labels[0] ?? []).flatMap(({ value }, at): [string, Color][] => {
    const own = LOCALES.map((locale, of) => [locale, labels[of]?.[at]?.label.toLowerCase()]);
    const words = (key === 'hair' && OTHER_WORDS[value]) || Object.fromEntries(own);
    // A value of a base's own name is part of the base, and cannot be asked for without its shades.
    return basic.has(words.en) ? [] : [[value, { words, values: [value] }]];
  });
  return new Map([...single, ...bases]);
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
  const also = Object.entries(BASES[key]).flatMap(([name, base]) =>
    base.also.split(' ').map((word) => [stems(word), name] as const),
  );
  return new Map([...own, ...further, ...also]);
}

/** A color at the beginning of some plain words: its name in a wish, and of how many words. */
export type FoundColor = { color: string; length: number; alone: boolean };

/** Takes plain words and gives the longest color of hair or eyes that they begin with. */
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
