import { AGE_RANGE } from '../config/constants';
import { bySlider, type Ends, MEASURE_TABLE, type SliderMeasure } from './measure-table';
import { isOfMinors, type RosterView } from './views';

/** A filter control with two ends: a measure, or the age of adults. */
export type RangeKey = SliderMeasure | 'age';

/** Lower and upper end, both inclusive: cm, a size for jeans and shoes, or years. */
export type Range = Ends;

/** The ends of each slider. */
export type Bounds = Readonly<Record<RangeKey, Range>>;

/** The minimal ends of each slider, in the order of the panel. */
export const FULL_RANGES: Bounds = {
  ...bySlider((measure) => MEASURE_TABLE[measure].slider),
  age: AGE_RANGE,
};

/** The filter controls with two ends, in the order of the panel. */
export const RANGE_KEYS = Object.keys(FULL_RANGES) as readonly RangeKey[];

/** One value for each of them. */
export function byRange<T>(read: (key: RangeKey) => T): Record<RangeKey, T> {
  const values = RANGE_KEYS.map((key) => [key, read(key)] as const);
  return Object.fromEntries(values) as Record<RangeKey, T>;
}

/** The outermost ends of each slider: values beyond are typing errors. */
export const RANGE_LIMITS: Bounds = byRange((key) =>
  key === 'age' ? AGE_RANGE : MEASURE_TABLE[key].limits,
);

/** The outermost ends on a list: clothing sizes of minors begin at 1. */
export function limitsOn(view: RosterView): Bounds {
  return isOfMinors(view) ? { ...RANGE_LIMITS, jeans: [1, RANGE_LIMITS.jeans[1]] } : RANGE_LIMITS;
}

/** The step of each slider, in the unit of its range; sizes have half steps. */
export const SLIDER_STEPS: Readonly<Record<RangeKey, number>> = byRange((key) =>
  key === 'age' ? 1 : MEASURE_TABLE[key].step,
);

/**
 * True for a range that filters. One that spans its whole slider does not, except of ages: only
 * adults have one, so a list from 18 to 80 hides children.
 */
export function isNarrowed(key: RangeKey, [min, max]: Range, [lowest, highest]: Range): boolean {
  return key === 'age' || min > lowest || max < highest;
}

type Measured = Readonly<Record<RangeKey, number | null>>;

/** The sliders for a roster: their minimal ends, widened to the values that occur in it. */
export function boundsOf(rows: readonly Measured[]): Bounds {
  return byRange((key) => widened(FULL_RANGES[key], rows, key, RANGE_LIMITS[key]));
}

/**
 * The sliders for a list of minors, by those who are on it: from the lowest to the highest value. A
 * measure that none of them has, or all of them have alike, gets none.
 */
export function minorsBoundsOf(rows: readonly Measured[], view: RosterView): Partial<Bounds> {
  const bounds = RANGE_KEYS.map(
    (key) => [key, widened([Infinity, -Infinity], rows, key, limitsOn(view)[key])] as const,
  );
  return Object.fromEntries(bounds.filter(([, [min, max]]) => min < max));
}

/** Widens a range to the values within the limits, and to whole steps of the slider. */
function widened(
  [min, max]: Range,
  rows: readonly Measured[],
  key: RangeKey,
  [lowest, highest]: Range,
): Range {
  for (const { [key]: value } of rows) {
    if (value === null || value < lowest || value > highest) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  const step = SLIDER_STEPS[key];
  return [Math.floor(min / step) * step, Math.ceil(max / step) * step];
}

/** Widens the ends of the sliders to include the requested ranges. */
export function reaching(bounds: Bounds, requested: Readonly<Partial<Bounds>>): Bounds {
  return byRange((key) => {
    const [lowest, highest] = bounds[key];
    const [min, max] = requested[key] ?? bounds[key];
    return [Math.min(lowest, min), Math.max(highest, max)];
  });
}
