import type { Range } from './ranges';

export const CM_PER_INCH = 2.54;

/** Converts inches to whole cm. */
export function inchesToCm(inches: number): number {
  return Math.round(inches * CM_PER_INCH);
}

/** Converts cm to whole inches. */
export function cmToInches(cm: number): number {
  return Math.round(cm / CM_PER_INCH);
}

const INCHES_PER_FOOT = 12;

/** Splits inches into feet and inches. */
export function feetOf(inches: number): { feet: number; inches: number } {
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** Whole inches as feet and inches: 69 is `5′9″`. */
export function feetText(height: number): string {
  const { feet, inches } = feetOf(height);
  return `${feet}′${inches}″`;
}

const FEET = /^([2-7])(?:(?: ?(?:['′’.,]|ft) ?| )(?:(\d|1[01]) ?(?:["″”]|''|in)?)?)?$/i;

/** Inches of a typed height: `5'9`, `5′9″`, `5 ft 9`, `5.9`, feet alone (`5`) or inches alone (`69`); else NaN. */
export function readFeet(text: string): number {
  const typed = text.trim().replace(/\s+/g, ' ');
  const found = FEET.exec(typed);
  if (found) return Number(found[1]) * INCHES_PER_FOOT + Number(found[2] ?? 0);
  return /^\d{2,3}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** A slider in whole inches for a range in cm; its ends map to the exact ends in cm. */
export type InchScale = {
  bounds: Range;
  toInches: (cm: number) => number;
  /** Returns `cm`, the current value, unchanged if it already rounds to that many inches. */
  toCm: (inches: number, cm: number) => number;
};

export function inchScale([lowest, highest]: Range): InchScale {
  const bounds: Range = [cmToInches(lowest), cmToInches(highest)];
  return {
    bounds,
    toInches: cmToInches,
    toCm(inches, cm) {
      if (inches === cmToInches(cm)) return cm;
      if (inches <= bounds[0]) return lowest;
      return inches >= bounds[1] ? highest : inchesToCm(inches);
    },
  };
}
