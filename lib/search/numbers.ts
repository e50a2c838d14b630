import { inchesToCm } from '../talents/inches';
import { LIMITS, type RangeKey, SLIDER_STEPS } from '../talents/ranges';
import { type Token, wordsFrom } from './text';
import { meaningAt } from './vocabulary';
import type { Unit } from './words';

/** A number with its unit, and the place after it. */
export type Amount = {
  value: number;
  decimals: number;
  /** `height`: written as one (`1m75`, `5'9`), already in cm. */
  unit: Unit | 'height' | null;
  /** Typed in feet. */
  feet?: true;
  next: number;
};

/** The number at a place, with its unit; null if there is none. */
export function numberAt(tokens: readonly Token[], at: number): Amount | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const { feet, inches = '0', meters, cm = '', decade } = token.parts;
  const height = { decimals: 0, unit: 'height', next: at + 1 } as const;
  // `5'75` and `1m755` are no heights, and no part of them is one.
  if (feet) {
    const value = /^(?:\d|1[01])$/.test(inches) ? Number(feet) * 12 + Number(inches) : Number.NaN;
    return { ...height, value: inchesToCm(value), feet: true };
  }
  if (meters)
    return {
      ...height,
      value: /^\d\d?$/.test(cm) ? Math.round(Number(`${meters}.${cm}`) * 100) : Number.NaN,
    };
  if (decade) return { value: Number.NaN, decimals: 0, unit: null, next: at + 1 };
  const decimals = token.text.split(/[.,]/)[1]?.length ?? 0;
  const before = halfAt(tokens, at + 1);
  const { unit, length } = unitAt(tokens, at + 1 + before);
  const end = at + 1 + before + length;
  const behind = before > 0 ? 0 : halfAt(tokens, end);
  const half = before + behind > 0 ? 0.5 : 0;
  return { value: Number(token.text.replace(',', '.')) + half, decimals, unit, next: end + behind };
}

/** The number of words for a half: `37 e meio`, `1 metro e meio`. */
function halfAt(tokens: readonly Token[], at: number): number {
  return meaningAt(wordsFrom(tokens, at), 'half')?.length ?? 0;
}

function unitAt(tokens: readonly Token[], at: number): { unit: Unit | null; length: number } {
  const token = tokens[at];
  if (token?.text === '"') return { unit: 'in', length: 1 };
  if (token?.kind !== 'word') return { unit: null, length: 0 };
  // The roster uses Brazilian sizes. `in` is also an English word.
  if (token.plain === 'br') return { unit: null, length: 1 };
  const glued = token.from === tokens[at - 1]?.to;
  if (token.plain === 'in' && glued) return { unit: 'in', length: 1 };
  const found = meaningAt(wordsFrom(tokens, at), 'unit');
  if (found) return { unit: found.meaning.unit, length: found.length };
  // `42R`: a letter of a size is no name. In `90x60` it separates.
  const separates = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.from === token.to;
  const isSize = glued && token.text.length <= 3 && !separates;
  return isSize ? { unit: 'other', length: 1 } : { unit: null, length: 0 };
}

/** The years of a decade that count as its beginning, middle and end. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
};

/** A decade as ages: `30s`, `late 20's`. */
export function decadeAt(tokens: readonly Token[], at: number) {
  const word = tokens[at]?.plain ?? '';
  const part = Object.hasOwn(PARTS, word) ? PARTS[word] : undefined;
  const place = part ? at + (tokens[at + 1]?.text === '-' ? 2 : 1) : at;
  const decade = Number(tokens[place]?.parts.decade);
  const [first, last] = part ?? [0, 9];
  return decade ? { min: decade + first, max: decade + last, next: place + 1 } : null;
}

/** True for an amount that can only be a height: `1,75`, `175`, `5'9`. */
export function isHeight({ value, decimals, unit }: Amount): boolean {
  if (unit === 'height' || unit === 'm') return true;
  if (unit !== null && unit !== 'cm') return false;
  return (value >= 140 && value <= 220) || (unit === null && isInMeters(value, decimals));
}

function isInMeters(value: number, decimals: number): boolean {
  return decimals > 0 && decimals <= 2 && value >= 1 && value <= 2.5;
}

/** A number in the unit of a filter control; null if the control cannot express it. */
export function valueFor(key: RangeKey, amount: Amount): number | null {
  const value = converted(key, amount);
  const [lowest, highest] = LIMITS[key];
  if (value === null || !(value >= lowest && value <= highest)) return null;
  return Number.isInteger(value / SLIDER_STEPS[key]) ? value : null;
}

/** A smaller shoe is an American one. */
const MIN_SHOE = 16;
/** A smaller bust, waist or hips without a unit may be in inches. */
const MIN_CM = 50;

function converted(key: RangeKey, { value, decimals, unit }: Amount): number | null {
  switch (key) {
    case 'height':
      if (unit === 'in') return inchesToCm(value);
      if (unit === 'm' || (unit === null && isInMeters(value, decimals)))
        return decimals <= 2 ? Math.round(value * 100) : null;
      return unit === 'height' || unit === 'cm' || unit === null ? value : null;
    case 'jeans':
      return unit === null ? value : null;
    case 'shoes':
      return unit === null && value >= MIN_SHOE ? value : null;
    case 'age':
      return unit === null || unit === 'years' ? value : null;
    default:
      if (unit === 'in') return inchesToCm(value);
      return unit === 'cm' || (unit === null && value >= MIN_CM) ? value : null;
  }
}
