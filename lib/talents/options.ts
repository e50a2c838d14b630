import type { Locale } from '../i18n/locales';
import { eyesOptions, hairOptions } from './colors';
import { metricUnit } from './measures';
import type { Option } from './option';

/** The fields of an application with a list that this site defines. */
export const LOCAL_LISTS = ['height', 'jeans', 'shoes', 'eyes', 'hair'] as const;
export type LocalList = (typeof LOCAL_LISTS)[number];

/** 30 to 200 cm. */
const HEIGHTS_CM = steps(30, 200, 1);
const JEANS_SIZES = steps(34, 60, 0.5);
const SHOE_SIZES = steps(1, 60, 0.5);

/** The options of a list, with labels in the visitor's language. */
export function optionsOf(list: LocalList, locale: Locale): Option[] {
  switch (list) {
    case 'height':
      return numbers(HEIGHTS_CM, locale, metricUnit('height'));
    case 'jeans':
      return numbers(JEANS_SIZES, locale);
    case 'shoes':
      return numbers(SHOE_SIZES, locale);
    case 'eyes':
      return eyesOptions(locale);
    case 'hair':
      return hairOptions(locale);
  }
}

const VALUES: ReadonlyMap<LocalList, ReadonlySet<string>> = new Map(
  LOCAL_LISTS.map((list) => [list, new Set(optionsOf(list, 'en').map(({ value }) => value))]),
);

/** True for a value of the list. */
export function isOption(list: LocalList, value: string): boolean {
  return VALUES.get(list)?.has(value) ?? false;
}

function numbers(sizes: readonly number[], locale: Locale, unit = ''): Option[] {
  const format = new Intl.NumberFormat(locale);
  return sizes.map((size) => ({ value: String(size), label: format.format(size) + unit }));
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}
