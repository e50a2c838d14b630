import { writtenNumber } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { colorOptions, isKnownColor } from './colors';
import { type ColorKey, isColorKey } from './filter';
import { metricUnit } from './measures';
import type { Option } from './option';

/** The fields of an application with a list of numbers. */
const SIZES = {
  /** 30 to 200 cm. */
  height: steps(30, 200, 1),
  jeans: steps(34, 60, 0.5),
  shoes: steps(1, 60, 0.5),
};
export type SizeList = keyof typeof SIZES;

/** The fields of an application with a list that this site defines. */
export type LocalList = SizeList | ColorKey;

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

/** The lists whose labels are words. The server sends them, so that browsers need no dictionary. */
export function wordOptions(locale: Locale): Record<ColorKey, Option[]> {
  return { eyes: colorOptions('eyes', locale), hair: colorOptions('hair', locale) };
}

/** True for a value of the list. */
export function isOption(list: LocalList, value: string): boolean {
  if (isColorKey(list)) return isKnownColor(list, value);
  return SIZES[list].some((size) => String(size) === value);
}
