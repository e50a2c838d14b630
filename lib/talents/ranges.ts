import { SLIDER_RANGES } from '../constants';

/** A measure that has a slider in the filter panel. */
export type RangeKey = keyof typeof SLIDER_RANGES;

/** Lower and upper end, both inclusive: cm, or a size for jeans and shoes. */
export type Range = readonly [min: number, max: number];

/** The measures that have a slider, in the order of the panel. */
export const RANGE_KEYS = Object.keys(SLIDER_RANGES) as readonly RangeKey[];

/** True when a slider does not span its full range. */
export function isNarrowed(key: RangeKey, [min, max]: Range): boolean {
  const [lowest, highest] = SLIDER_RANGES[key];
  return min > lowest || max < highest;
}

/** The step of each slider, in the unit of its range: sizes of shoes come in halves. */
export const SLIDER_STEPS: Readonly<Record<RangeKey, number>> = {
  height: 1,
  waist: 1,
  bust: 1,
  hips: 1,
  jeans: 1,
  shoes: 0.5,
};
