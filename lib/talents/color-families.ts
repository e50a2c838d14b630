import type { Locale } from '../i18n/locales';
import { colorLabel } from './colors';
import type { ColorKey } from './filter';

/** A color with its shades: its name per language, and the panel's values that it includes. */
export type ColorFamily = {
  words: Readonly<Record<Locale, string>>;
  values: readonly string[];
};

/** A color without a shade means every shade: `blonde` includes light and dark blonde. */
export const COLOR_FAMILIES = {
  hair: {
    blonde: {
      words: { pt: 'loiro', en: 'blonde', es: 'rubio' },
      values: [
        ...['Blonde', 'Dark Blonde', 'Light Blonde', 'Golden Blonde', 'Strawberry Blonde'],
        'Platinum',
      ],
    },
    brown: {
      words: { pt: 'castanho', en: 'brown', es: 'castaño' },
      values: ['Dark Brown', 'Brown', 'Light Brown', 'Chestnut'],
    },
    red: {
      words: { pt: 'ruivo', en: 'red', es: 'pelirrojo' },
      values: ['Red', 'Auburn', 'Copper'],
    },
    black: { words: { pt: 'preto', en: 'black', es: 'negro' }, values: ['Black', 'Blue Black'] },
  },
  eyes: {
    // Before those it includes, so that all of its values are said in one word.
    light: {
      words: { pt: 'claros', en: 'light', es: 'claros' },
      values: [
        ...['Blue', 'Light Blue', 'Dark Blue', 'Green', 'Light Green'],
        ...['Blue Green', 'Blue Grey', 'Grey'],
      ],
    },
    brown: {
      words: { pt: 'castanhos', en: 'brown', es: 'marrones' },
      values: ['Brown', 'Dark Brown', 'Light Brown'],
    },
    green: {
      words: { pt: 'verdes', en: 'green', es: 'verdes' },
      values: ['Green', 'Light Green'],
    },
    blue: {
      words: { pt: 'azuis', en: 'blue', es: 'azules' },
      values: ['Blue', 'Light Blue', 'Dark Blue'],
    },
  },
} as const satisfies Readonly<Record<ColorKey, Readonly<Record<string, ColorFamily>>>>;

/** Single values with the name of a family in some language have one that is theirs alone. */
const EXACT: Readonly<Record<ColorKey, Readonly<Record<string, ColorFamily['words']>>>> = {
  hair: {
    Chestnut: { pt: 'chestnut', en: 'chestnut', es: 'chestnut' },
    Brown: { pt: 'castanho-médio', en: 'medium brown', es: 'castaño medio' },
    Blonde: { pt: 'loiro-médio', en: 'medium blonde', es: 'rubio medio' },
    Red: { pt: 'ruivo puro', en: 'pure red', es: 'pelirrojo puro' },
    Black: { pt: 'preto puro', en: 'pure black', es: 'negro puro' },
  },
  eyes: {
    Brown: { pt: 'castanho-médios', en: 'medium brown', es: 'marrón medio' },
    Green: { pt: 'verde-médios', en: 'medium green', es: 'verde medio' },
    Blue: { pt: 'azul-médios', en: 'medium blue', es: 'azul medio' },
  },
};

/** A value as a word that no family has, in lower case: `medium blonde`, `grey`. */
export function exactColor(key: ColorKey, value: string, locale: Locale): string {
  return EXACT[key][value]?.[locale] ?? colorLabel(key, value, locale).toLowerCase();
}

/** Values shown and removed together; `family` is the color that one word asks for. */
export type ChoiceGroup = { choices: readonly string[]; family: ColorFamily | null };

/**
 * Groups the values of a filter: all values of one word form one group, every other value a group of
 * its own. Groups are in the order of their first value.
 */
export function groupChoices(key: ColorKey, chosen: readonly string[]): ChoiceGroup[] {
  const families: readonly ColorFamily[] = Object.values(COLOR_FAMILIES[key]);
  const whole = families
    .map((family) => ({ choices: family.values, family }))
    .filter(({ choices }) => choices.every((choice) => chosen.includes(choice)));
  const groups = chosen.map(
    (choice) =>
      whole.find(({ choices }) => choices.includes(choice)) ?? { choices: [choice], family: null },
  );
  return [...new Set(groups)];
}
