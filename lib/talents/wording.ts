import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import type { ColorKey } from './filter';
import { cmToInches, feetText } from './inches';
import { metricUnit } from './measures';
import type { RangeKey } from './ranges';

/** One text in every language. */
export type Words = Readonly<Record<Locale, string>>;

const COLORED: Readonly<Record<ColorKey, Words>> = {
  hair: { pt: 'cabelo {color}', en: '{color} hair', es: 'cabello {color}' },
  eyes: { pt: 'olhos {color}', en: '{color} eyes', es: 'ojos {color}' },
};

/** Being bald is a phrase of its own, without the word for hair. */
const HAIRLESS: Words = { pt: 'careca', en: 'bald', es: 'sin cabello' };

/** A requested color as a phrase: `cabelo loiro`. `word` is the name of the color in the language. */
export function colorPhrase(key: ColorKey, color: string, word: string, locale: Locale): string {
  if (color === 'Hairless') return HAIRLESS[locale];
  return COLORED[key][locale].replace('{color}', () => word);
}

const MEASURED: Readonly<Record<RangeKey | 'chest', Words>> = {
  height: { pt: 'altura {value}', en: 'height {value}', es: 'altura {value}' },
  bust: { pt: 'busto {value}', en: 'bust {value}', es: 'busto {value}' },
  chest: { pt: 'tórax {value}', en: 'chest {value}', es: 'pecho {value}' },
  waist: { pt: 'cintura {value}', en: 'waist {value}', es: 'cintura {value}' },
  hips: { pt: 'quadril {value}', en: 'hips {value}', es: 'cadera {value}' },
  jeans: { pt: 'manequim {value}', en: 'size {value}', es: 'talla {value}' },
  shoes: { pt: 'sapato {value}', en: 'shoe {value}', es: 'zapato {value}' },
  age: { pt: '{value} anos', en: 'age {value}', es: '{value} años' },
};

/** Ranges that are open at one end. */
export const FROM: Words = { pt: 'a partir de {end}', en: 'from {end}', es: 'desde {end}' };
export const UP_TO: Words = { pt: 'até {end}', en: 'up to {end}', es: 'hasta {end}' };

/** A requested range in cm, sizes or years; either end may be open. */
export type AskedRange = { key: RangeKey; min?: number; max?: number; imperial?: boolean };

/** A range as a phrase: `altura 175–180 cm`, `size 38`, `from 5′9″`. For `men`, bust is chest. */
export function rangePhrase(
  { key, min, max, imperial = false }: AskedRange,
  locale: Locale,
  men: boolean,
): string {
  const figure = imperial ? imperialFigure(key) : (value: number) => `${value}`;
  const unit = imperial ? (key === 'height' ? '' : '″') : key === 'age' ? '' : metricUnit(key);
  const [from, to] = [min, max].map((end) => (end === undefined ? '' : figure(end)));
  const value = localFigures(
    (from === to ? from : [from, to].filter(Boolean).join('–')) + unit,
    locale,
  );
  const pattern = max === undefined ? FROM : min === undefined ? UP_TO : null;
  const range = pattern ? pattern[locale].replace('{end}', value) : value;
  // Feet imply that it is the height.
  if (key === 'height' && imperial) return range;
  return MEASURED[key === 'bust' && men ? 'chest' : key][locale].replace('{value}', range);
}

function imperialFigure(key: RangeKey): (cm: number) => string {
  return (cm) => {
    const inches = cmToInches(cm);
    return key === 'height' ? feetText(inches) : `${inches}`;
  };
}
