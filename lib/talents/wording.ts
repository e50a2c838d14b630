import type { Locale } from '../i18n/locales';
import type { ColorChoice } from './color-choice';
import type { ColorKey } from './filter';

/** One text in every language. */
export type Words = Readonly<Record<Locale, string>>;

const COLORED: Readonly<Record<ColorKey, Words>> = {
  hair: { pt: 'cabelo {color}', en: '{color} hair', es: 'cabello {color}' },
  eyes: { pt: 'olhos {color}', en: '{color} eyes', es: 'ojos {color}' },
};

const WITHOUT: Words = { pt: 'sem {what}', en: 'no {what}', es: 'sin {what}' };

/** No hair takes no noun. */
const HAIRLESS: Words = { pt: 'careca', en: 'bald', es: 'sin cabello' };
const NOT_HAIRLESS: Words = { pt: 'não careca', en: 'not bald', es: 'sin calvicie' };

/**
 * A color that is asked for, as a phrase: `cabelo loiro`, `no green eyes`. `word` is what the color is
 * called in the language.
 */
export function colorPhrase(
  key: ColorKey,
  { color, excluded }: ColorChoice,
  word: string,
  locale: Locale,
): string {
  if (color === 'Hairless') return (excluded ? NOT_HAIRLESS : HAIRLESS)[locale];
  const phrase = COLORED[key][locale].replace('{color}', () => word);
  return excluded ? WITHOUT[locale].replace('{what}', () => phrase) : phrase;
}
