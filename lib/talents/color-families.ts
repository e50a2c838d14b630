import type { Locale } from '../i18n/locales';
import { excluding } from './color-choice';
import type { ColorKey } from './filter';

/** A color with its shades: its name per language, and the panel's values that it includes. */
export type ColorFamily = {
  words: Readonly<Record<Locale, string>>;
  values: readonly string[];
};

function family(words: string, values: string): ColorFamily {
  const [pt = '', en = '', es = ''] = words.split(' ');
  return { words: { pt, en, es }, values: values.split('|') };
}

/** A color without a shade means every shade: `blonde` includes light and dark blonde. */
export const COLOR_FAMILIES = {
  hair: {
    blonde: family(
      'loiro blonde rubio',
      'Blonde|Dark Blonde|Light Blonde|Golden Blonde|Strawberry Blonde|Platinum',
    ),
    brown: family('castanho brown castaño', 'Dark Brown|Brown|Light Brown|Chestnut'),
    red: family('ruivo red pelirrojo', 'Red|Auburn|Copper'),
    black: family('preto black negro', 'Black|Blue Black'),
  },
  eyes: {
    brown: family('castanhos brown marrones', 'Brown|Dark Brown|Light Brown'),
    green: family('verdes green verdes', 'Green|Light Green'),
    blue: family('azuis blue azules', 'Blue|Light Blue|Dark Blue'),
  },
} as const satisfies Readonly<Record<ColorKey, Readonly<Record<string, ColorFamily>>>>;

/** Choices shown and removed together; `family` is the color that one word excludes. */
export type ChoiceGroup = { choices: readonly string[]; family: ColorFamily | null };

/**
 * Groups the choices of a filter (`Red`, `-Blonde`): excluded values that one word covers form one
 * group, every other choice a group of its own. Groups are in the order of their first choice.
 */
export function groupChoices(key: ColorKey, chosen: readonly string[]): ChoiceGroup[] {
  const families: readonly ColorFamily[] = Object.values(COLOR_FAMILIES[key]);
  const whole = families
    .map((family) => ({ choices: family.values.map(excluding), family }))
    .filter(({ choices }) => choices.every((choice) => chosen.includes(choice)));
  const groups = chosen.map(
    (choice) =>
      whole.find(({ choices }) => choices.includes(choice)) ?? { choices: [choice], family: null },
  );
  return [...new Set(groups)];
}
