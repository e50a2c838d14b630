import type { Locale } from '../i18n/locales';
import { eyesOptions, hairOptions } from './colors';
import type { Option } from './option';
import { SIZE_LISTS, type SizeList, sizeOptions } from './size-options';

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
