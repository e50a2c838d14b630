import { writtenNumber } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { colorOptions, isKnownColor } from './colors';
import { type ColorKey, isColorKey } from './filter';
import { MEASURE_TABLE, metricUnit, type OptionMeasure } from './measure-table';
import type { Option } from './option';

/** The fields of an application with a list that this site defines. */
export type LocalList = OptionMeasure | ColorKey;

/** The options of a list of numbers, in the visitor's notation; `adult`: for an applicant who is one. */
export function sizeOptions(list: OptionMeasure, adult: boolean, locale: Locale): Option[] {
  return sizesOf(list, adult).map((size) => ({
    value: String(size),
    label: writtenNumber(size, locale) + metricUnit(list),
  }));
}

function sizesOf(list: OptionMeasure, adult: boolean): number[] {
  const facts = MEASURE_TABLE[list];
  const { options, step } = facts;
  const from = adult && 'adultsFrom' in facts ? facts.adultsFrom : options[0];
  return Array.from({ length: (options[1] - from) / step + 1 }, (_, at) => from + at * step);
}

/** The lists whose labels are words. The server sends them, so that browsers need no dictionary. */
export function wordOptions(locale: Locale): Record<ColorKey, Option[]> {
  return { eyes: colorOptions('eyes', locale), hair: colorOptions('hair', locale) };
}

/** True for a value of the list; `adult`: for an applicant who is one. */
export function isOption(list: LocalList, adult: boolean, value: string): boolean {
  if (isColorKey(list)) return isKnownColor(list, value);
  return sizesOf(list, adult).some((size) => String(size) === value);
}
