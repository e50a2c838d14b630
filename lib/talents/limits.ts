import type { Measure } from './talent';

/** Cards on one page of a roster, and cards added by each step of the infinite scroll. */
export const ROSTER_PAGE_SIZE = 20;

/** Part of the sentinel that must be visible before the next cards are added (0 to 1). */
export const SENTINEL_THRESHOLD = 0.1;

/** Time between choosing a category and the reload of the list, in milliseconds. */
export const CATEGORY_DELAY_MS = 500;

/** Talents asked for by the models pages, in one call. */
export const MODELS_FETCH_SIZE = 10_000;

/** Talents asked for by every other page, in one call. */
export const TALENTS_FETCH_SIZE = 1_000;

/** Measures that have a slider in the filter panel, in its order. */
export const RANGE_KEYS = [
  'height',
  'waist',
  'bust',
  'hips',
  'jeans',
  'shoes',
] as const satisfies readonly Measure[];
export type RangeKey = (typeof RANGE_KEYS)[number];

/** Lower and upper end, both inclusive: centimeters, or a size for jeans and shoes. */
export type Range = readonly [min: number, max: number];

/** The full range of each slider. */
export const SLIDER_RANGES: Readonly<Record<RangeKey, Range>> = {
  height: [40, 220],
  waist: [40, 120],
  bust: [40, 120],
  hips: [40, 120],
  jeans: [40, 120],
  shoes: [34, 44],
};

/** Longest hair or eye color that an address may carry, in characters. */
export const COLOR_MAX_LENGTH = 60;

/** The step of each slider, in the unit of its range: sizes of shoes come in halves. */
export const SLIDER_STEPS: Readonly<Record<RangeKey, number>> = {
  height: 1,
  waist: 1,
  bust: 1,
  hips: 1,
  jeans: 1,
  shoes: 0.5,
};
