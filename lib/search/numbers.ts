import { inchesToCm } from '../talents/inches';
import { RANGE_LIMITS, type RangeKey, SLIDER_STEPS } from '../talents/ranges';
import { type Token, wordsFrom } from './text';
import { meaningAt } from './vocabulary';
import type { Measured, Unit } from './words';

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
  if (meters) {
    const value = /^\d\d?$/.test(cm) ? Math.round(Number(`${meters}.${cm}`) * 100) : Number.NaN;
    return { ...height, value };
  }
  if (decade) return { value: Number.NaN, decimals: 0, unit: null, next: at + 1 };
  const decimals = token.text.split(/[.,]/)[1]?.length ?? 0;
  const { unit, length } = unitAt(tokens, at + 1);
  return { value: Number(token.text.replace(',', '.')), decimals, unit, next: at + 1 + length };
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
  return { unit: found?.meaning.unit ?? null, length: found?.length ?? 0 };
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

/** A number in the unit of a filter control; null if neither the control nor an age below 18 has it. */
export function valueFor(key: RangeKey, amount: Amount): number | null {
  const value = converted(key, amount);
  const [limit, highest] = RANGE_LIMITS[key];
  const lowest = key === 'age' ? 0 : limit;
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

export type Side = 'min' | 'max';

/** The words before a number: `size`, `between`, `at least`. */
export type Head = {
  measures: Measured[];
  side: Side | null;
  /** The side is a sign: `>`. */
  marked: boolean;
  of: RangeKey | null;
  between: boolean;
  next: number;
};

const EMPTY = { side: null, marked: false, of: null, between: false };
const BEFORE_NUMBER = /^(?:de|dos?|da|of|que|q|than|the|is|os|as|los|las|[:=])$/;
const MARKS: readonly (readonly [Side, RegExp])[] = [
  ['min', /^(?:>=?|\+)$/],
  ['max', /^<=?$/],
];

/** Parses the words before a number, starting at token `from`; it is empty without such words. */
export function headAt(tokens: readonly Token[], from: number): Head {
  const head: Head = { ...EMPTY, measures: [], next: from };
  for (let taken = takeHead(tokens, head, from); taken > 0; taken = takeHead(tokens, head, from)) {
    head.next += taken;
  }
  return head;
}

/** Parses the next part of the head. Returns its number of tokens, 0 at the end of the head. */
function takeHead(tokens: readonly Token[], head: Head, from: number): number {
  const token = tokens[head.next];
  if (!token || token.kind === 'number') return 0;
  const [side] = MARKS.find(([, mark]) => mark.test(token.text)) ?? [];
  if (side && !head.side) {
    head.side = side;
    head.marked = true;
    return 1;
  }
  const words = wordsFrom(tokens, head.next);
  const found = meaningAt(words, 'measure', 'end', 'between');
  if (!found) return head.next > from && BEFORE_NUMBER.test(token.plain) ? 1 : 0;
  const { meaning, length } = found;
  // `maior de idade` is no end of a range.
  if ((meaningAt(words, 'wish')?.length ?? 0) > length) return 0;
  if (meaning.is === 'measure') head.measures.push(meaning.of);
  else if (meaning.is === 'between') head.between = true;
  else if (head.side) return 0;
  else {
    head.side = meaning.side;
    head.of = meaning.of ?? null;
  }
  return length;
}
