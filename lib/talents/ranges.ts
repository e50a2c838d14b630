import { AGE_RANGE, SLIDER_RANGES } from '../config/constants';

/** A filter control with two ends: a measure, or the age of adults. */
export type RangeKey = keyof typeof SLIDER_RANGES | 'age';

/** Lower and upper end, both inclusive: cm, a size for jeans and shoes, or years. */
export type Range = readonly [min: number, max: number];

/** The ends of each slider. */
export type Bounds = Readonly<Record<RangeKey, Range>>;

/** The minimal ends of each slider, in the order of the panel. */
export const FULL_RANGES: Bounds = { ...SLIDER_RANGES, age: AGE_RANGE };

/** The filter controls with two ends, in the order of the panel. */
export const RANGE_KEYS = Object.keys(FULL_RANGES) as readonly RangeKey[];

/**
 * The outermost ends of each slider: the panel offers no other measures, so values beyond are
 * typing errors. The bust of men is their chest, which starts at 10 cm.
 */
export const LIMITS: Bounds = {
  height: [30, 220],
  bust: [10, 200],
  waist: [20, 200],
  hips: [20, 200],
  jeans: [34, 120],
  shoes: [1, 60],
  age: AGE_RANGE,
};

/** The step of each slider, in the unit of its range; sizes have half steps. */
export const SLIDER_STEPS: Readonly<Record<RangeKey, number>> = {
  height: 1,
  bust: 1,
  waist: 1,
  hips: 1,
  jeans: 0.5,
  shoes: 0.5,
  age: 1,
};

/** True if a range does not span its whole slider. */
export function isNarrowed([min, max]: Range, [lowest, highest]: Range): boolean {
  return min > lowest || max < highest;
}

/** The sliders for a roster: their minimal ends, widened to the values that occur in it. */
export function boundsOf(rows: readonly Readonly<Record<RangeKey, number | null>>[]): Bounds {
  const bounds = RANGE_KEYS.map((key) => {
    const [lowest, highest] = LIMITS[key];
    let [min, max] = FULL_RANGES[key];
    for (const row of rows) {
      const value = row[key];
      if (value === null || value < lowest || value > highest) continue;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
    const step = SLIDER_STEPS[key];
    return [key, [Math.floor(min / step) * step, Math.ceil(max / step) * step]];
  });
  return Object.fromEntries(bounds);
}

/** Widens the ends of the sliders to include the requested ranges. */
export function reaching(bounds: Bounds, requested: Readonly<Partial<Bounds>>): Bounds {
  const reached = RANGE_KEYS.map((key) => {
    const [lowest, highest] = bounds[key];
    const [min, max] = requested[key] ?? bounds[key];
    return [key, [Math.min(lowest, min), Math.max(highest, max)]];
  });
  return Object.fromEntries(reached);
}
