import type { TalentCard } from '../talents/card';
import { leadingNumber } from '../talents/measures';
import { LIMITS } from '../talents/ranges';

/** The distance between two marks of the ruler, in cm. */
export const RULER_STEP = 5;

/** A talent's height in cm, rounded; null if it is unknown or implausible. */
export function heightOf({ texts }: Pick<TalentCard, 'texts'>): number | null {
  const height = Math.round(leadingNumber(texts.height) ?? 0);
  const [lowest, highest] = LIMITS.height;
  return height >= lowest && height <= highest ? height : null;
}

/** The marks of the ruler in cm, from 0 to the first one above the tallest height. */
export function rulerOf(heights: readonly number[]): number[] {
  const top = Math.floor(Math.max(0, ...heights) / RULER_STEP) + 1;
  return Array.from({ length: top + 1 }, (_, step) => step * RULER_STEP);
}
