import type { Measure } from './talent';

export type UnitSystem = 'metric' | 'imperial';

/** `body` is cm or inches, `stature` cm or feet and inches, `mass` kg or lb; `size` has no unit. */
export type MeasureKind = 'stature' | 'body' | 'mass' | 'size';

/** The kind of each measure, which determines its units. */
export const MEASURE_KINDS: Readonly<Record<Measure, MeasureKind>> = {
  height: 'stature',
  bust: 'body',
  waist: 'body',
  hips: 'body',
  weight: 'mass',
  suit: 'size',
  shirt: 'size',
  jeans: 'size',
  shoes: 'size',
};

const LEADING_NUMBER = /^\s*(\d+(?:[.,]\d+)?)/;

/**
 * The leading number of a measure as the panel writes it (`175/5.9`, `38x40`, `38 BR`, `5,5`), in
 * the unit of its metric half; null if there is none.
 */
export function leadingNumber(value: string | null | undefined): number | null {
  const digits = LEADING_NUMBER.exec(value ?? '')?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** The suffix for the metric unit of a measure: ` cm`, ` kg`, or nothing for a size. */
export function metricUnit(measure: Measure): string {
  return METRIC_SUFFIX[MEASURE_KINDS[measure]];
}

/** True for a measure that is also given in inches, or in feet and inches. */
export function hasInches(measure: Measure): boolean {
  return MEASURE_KINDS[measure] === 'stature' || MEASURE_KINDS[measure] === 'body';
}

/** The option lists of the panel in cm and kg. Body measures are of adults, whose sliders begin at 40. */
const OPTIONS: Readonly<
  Partial<Record<Measure | 'chest', readonly [least: number, most: number]>>
> = {
  height: [30, 200],
  bust: [65, 200],
  chest: [40, 200],
  waist: [40, 200],
  hips: [40, 200],
  weight: [3, 200],
};

const METERS = /^\s*([0-2])(?:[.,]|\s*m\s*)(\d{1,3})(?!\d)(?:\s*m\b)?/i;

/**
 * A measure as the panel writes it, with meters (`1,78`, `1m78`) as centimeters. Null for a number that
 * the option list of the measure does not have, such as inches or millimeters.
 */
export function metricMeasure(measure: Measure | 'chest', value: string): string | null {
  const [least, most] = OPTIONS[measure] ?? [0, Number.POSITIVE_INFINITY];
  const isOption = (text: string) => {
    const number = leadingNumber(text) ?? Number.NaN;
    return number >= least && number <= most;
  };
  const inCentimeters = value.replace(METERS, (_, meters: string, rest: string) =>
    String(Math.round(Number(`${meters}.${rest}`) * 1000) / 10),
  );
  const readings = measure === 'weight' ? [value] : [value, inCentimeters];
  return readings.find(isOption) ?? null;
}

const METRIC_SUFFIX = { stature: ' cm', body: ' cm', mass: ' kg', size: '' };
