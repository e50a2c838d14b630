import type { Measure } from './talent';

/** `body` is cm or inches, `stature` cm or feet and inches, `mass` kg or lb; `size` has no unit. */
type MeasureKind = 'stature' | 'body' | 'mass' | 'size';

/** Lower and upper end, both inclusive. */
export type Ends = readonly [min: number, max: number];

type Facts = {
  kind: MeasureKind;
  /** What an adult can measure, in cm or kg; values beyond are typing errors. Of a size, the slider's end. */
  limits: Ends;
  /** The ends of its slider in the filter, which what occurs in the roster widens; absent without a slider. */
  slider?: Ends;
  /** The step of the slider and of the options. */
  step: number;
  /** The ends of the options of an application. */
  options?: Ends;
  /** The first of these options for an adult. */
  adultsFrom?: number;
  /** The difference that counts as one step between similar talents; read of a measure with a slider alone. */
  similar?: number;
};

/** Everything that is known of each measure, for filter, application, search and similar talents. */
export const MEASURE_TABLE = {
  height: {
    ...{ kind: 'stature', limits: [30, 220], slider: [40, 220], step: 1 },
    ...{ options: [30, 200], similar: 4 },
  },
  bust: { kind: 'body', limits: [40, 200], slider: [40, 120], step: 1, similar: 5 },
  waist: { kind: 'body', limits: [40, 200], slider: [40, 120], step: 1, similar: 5 },
  hips: { kind: 'body', limits: [40, 200], slider: [40, 120], step: 1, similar: 5 },
  weight: { kind: 'mass', limits: [3, 200], step: 1 },
  suit: { kind: 'size', limits: [1, 120], step: 0.5 },
  shirt: { kind: 'size', limits: [1, 120], step: 0.5 },
  jeans: {
    ...{ kind: 'size', limits: [34, 120], slider: [40, 120], step: 0.5 },
    ...{ options: [1, 60], adultsFrom: 34, similar: 2 },
  },
  shoes: {
    ...{ kind: 'size', limits: [1, 60], slider: [34, 44], step: 0.5 },
    ...{ options: [1, 60], similar: 1 },
  },
} as const satisfies Readonly<Record<Measure, Facts>>;

/** The measures with a slider, in the order of the filter, and those with options in an application. */
export const SLIDER_MEASURES = ['height', 'bust', 'waist', 'hips', 'jeans', 'shoes'] as const;
export type SliderMeasure = (typeof SLIDER_MEASURES)[number];
export type OptionMeasure = 'height' | 'jeans' | 'shoes';

/** The first bust of women in the panel's list; the chest of men begins with the limit. */
export const BUST_FROM = 65;

/** One value for each measure with a slider. */
export function bySlider<T>(read: (measure: SliderMeasure) => T): Record<SliderMeasure, T> {
  const values = SLIDER_MEASURES.map((measure) => [measure, read(measure)] as const);
  return Object.fromEntries(values) as Record<SliderMeasure, T>;
}

export type UnitSystem = 'metric' | 'imperial';

const METRIC_SUFFIX = { stature: ' cm', body: ' cm', mass: ' kg', size: '' };

/** The suffix for the metric unit of a measure: ` cm`, ` kg`, or nothing for a size. */
export function metricUnit(measure: Measure): string {
  return METRIC_SUFFIX[MEASURE_TABLE[measure].kind];
}

/** True for a measure that is also given in inches, or in feet and inches. */
export function hasInches(measure: Measure): boolean {
  const { kind } = MEASURE_TABLE[measure];
  return kind === 'stature' || kind === 'body';
}
