import { inchesToCm } from '../talents/inches';
import { LIMITS, type RangeKey, SLIDER_STEPS } from '../talents/ranges';
import { meaningAt } from './lexicon';
import type { Token } from './tokens';

type Unit = 'm' | 'cm' | 'in' | 'years' | 'other';

/** A number with its unit, and the place after it. */
export type Amount = {
  value: number;
  decimals: number;
  /** Written as a height (`1m75`, `5'9`), already in cm. */
  height: boolean;
  feet?: boolean;
  unit: Unit | null;
  next: number;
};

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['m', /^m(?:ts?|et(?:ro|er|re)s?)?$/],
  ['cm', /^c(?:ms?|entimet(?:ro|er)s?)$/],
  ['in', /^(?:inch(?:es)?|pol(?:egadas?)?|pulgadas?)$/],
  // Weights, and sizes of other countries, which the filter lacks.
  ['other', /^(?:kg?s?|[kq]u?ilos?|lbs?|pounds|libras|usa?|uk|eu|it|fr|mil)$/],
];

/** The normalized words from a place on, up to five, as long as they are adjacent. */
export function wordsFrom(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let token = tokens[at]; token?.kind === 'word' && words.length < 5; ) {
    words.push(token.plain);
    token = tokens[at + words.length];
  }
  return words;
}

/** The number at a place, with its unit; null if there is none. */
export function numberAt(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const { value, decimals, height, feet } = token;
  // A height may end with a space.
  const { unit, length } = unitAt(tokens, at + 1, height ? Number.NaN : token.to);
  return { value, decimals, height, feet, unit, next: at + 1 + length };
}

function unitAt(tokens: readonly Token[], at: number, end: number) {
  const token = tokens[at];
  if (token?.kind === 'mark' && /["″”]/.test(token.text)) return { unit: 'in', length: 1 } as const;
  if (token?.kind !== 'word') return { unit: null, length: 0 };
  const words = wordsFrom(tokens, at);
  const found = meaningAt(words);
  if (found?.meaning.is === 'years') return { unit: 'years', length: found.length } as const;
  // The roster uses Brazilian sizes. `in` is also an English word.
  if (token.plain === 'br') return { unit: null, length: 1 };
  if (token.plain === 'in' && token.from === end) return { unit: 'in', length: 1 } as const;
  const [unit = null] = UNITS.find(([, form]) => form.test(token.plain)) ?? [];
  // `42R`: a letter of a size is no name. In `90x60` it separates.
  const isGlued = token.from === end && token.text.length <= 3;
  const separates = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.from === token.to;
  if (!unit && isGlued && !separates) return { unit: 'other', length: 1 } as const;
  return { unit, length: unit ? 1 : 0 };
}

/** True for an amount that can only be a height: `1,75`, `175`, `5'9`. */
export function isHeight({ value, decimals, height, unit }: Amount): boolean {
  if (height || unit === 'm') return true;
  if (unit !== null && unit !== 'cm') return false;
  return (value >= 140 && value <= 220) || (unit === null && isInMeters(value, decimals));
}

/** True for a length in feet or inches. */
export function isImperial({ feet, unit }: Amount): boolean {
  return feet || unit === 'in';
}

function isInMeters(value: number, decimals: number): boolean {
  return decimals > 0 && decimals <= 2 && value >= 1 && value <= 2.5;
}

/** A number in the unit of a filter control; null if the control cannot express it. */
export function valueFor(key: RangeKey, amount: Amount): number | null {
  const value = converted(key, amount);
  const [lowest, highest] = LIMITS[key];
  if (value === null || value < lowest || value > highest) return null;
  return Number.isInteger(value / SLIDER_STEPS[key]) ? value : null;
}

/** A smaller shoe is an American one. */
const MIN_SHOE = 16;
/** A smaller bust, waist or hips without a unit may be in inches. */
const MIN_CM = 50;

function converted(key: RangeKey, { value, decimals, height, unit }: Amount): number | null {
  switch (key) {
    case 'height':
      if (height || unit === 'cm') return value;
      if (unit === 'in') return inchesToCm(value);
      if (unit === 'm' || (unit === null && isInMeters(value, decimals))) {
        return decimals <= 2 ? Math.round(value * 100) : null;
      }
      return unit === null ? value : null;
    case 'jeans':
      return unit === null && !height ? value : null;
    case 'shoes':
      return unit === null && !height && value >= MIN_SHOE ? value : null;
    case 'age':
      return (unit === null || unit === 'years') && !height ? value : null;
    default:
      if (height) return null;
      if (unit === 'in') return inchesToCm(value);
      return unit === 'cm' || (unit === null && value >= MIN_CM) ? value : null;
  }
}
