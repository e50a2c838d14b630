import { writtenNumber } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { metricUnit } from './measures';
import type { Option } from './option';

/** The fields of an application with a list of numbers. */
export const SIZE_LISTS = ['height', 'jeans', 'shoes'] as const;
export type SizeList = (typeof SIZE_LISTS)[number];

const SIZES: Readonly<Record<SizeList, readonly number[]>> = {
  /** 30 to 200 cm. */
  height: steps(30, 200, 1),
  jeans: steps(34, 60, 0.5),
  shoes: steps(1, 60, 0.5),
};

/** The options of a list of numbers, in the visitor's notation and with their unit. */
export function sizeOptions(list: SizeList, locale: Locale): Option[] {
  return SIZES[list].map((size) => ({
    value: String(size),
    label: writtenNumber(size, locale) + metricUnit(list),
  }));
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}
