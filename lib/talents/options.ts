import { writtenNumber } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { eyesOptions, hairOptions } from './colors';
import { metricUnit } from './measures';
import type { Option } from './option';

/** The fields of an application with a list of numbers. */
const SIZE_LISTS = ['height', 'jeans', 'shoes'] as const;
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

/** The fields of an application with a list that this site defines. */
export const LOCAL_LISTS = [...SIZE_LISTS, 'eyes', 'hair'] as const;
export type LocalList = (typeof LOCAL_LISTS)[number];

/** The options of a list, with labels in the visitor's language. */
export function optionsOf(list: LocalList, locale: Locale): Option[] {
  switch (list) {
    case 'eyes':
      return eyesOptions(locale);
    case 'hair':
      return hairOptions(locale);
    default:
      return sizeOptions(list, locale);
  }
}

/** The lists whose labels are words. The server sends them, so that browsers need no dictionary. */
export function wordOptions(locale: Locale): Record<Exclude<LocalList, SizeList>, Option[]> {
  return { eyes: eyesOptions(locale), hair: hairOptions(locale) };
}

const VALUES: ReadonlyMap<LocalList, ReadonlySet<string>> = new Map(
  LOCAL_LISTS.map((list) => [list, new Set(optionsOf(list, 'en').map(({ value }) => value))]),
);

/** True for a value of the list. */
export function isOption(list: LocalList, value: string): boolean {
  return VALUES.get(list)?.has(value) ?? false;
}
