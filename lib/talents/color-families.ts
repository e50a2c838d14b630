import type { Locale } from '../i18n/locales';
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
