import type { Locale } from './locales';

type Marks = {
  decimal: string;
  group: string;
  /** The smallest number that has its thousands grouped. */
  groupedFrom: number;
};

/**
 * The marks of numbers, as in CLDR. Written down because the first `Intl.NumberFormat` of a page takes
 * Chromium 15 to 25 ms on the main thread, on a phone four times as long. A test compares them with
 * `Intl`.
 */
const MARKS: Readonly<Record<Locale, Marks>> = {
  pt: { decimal: ',', group: '.', groupedFrom: 1_000 },
  en: { decimal: '.', group: ',', groupedFrom: 1_000 },
  es: { decimal: ',', group: '.', groupedFrom: 10_000 },
};

/** A number from 0 in the format of a language, with all of its decimals: `1.234` or `40,5`. */
export function writtenNumber(value: number, locale: Locale): string {
  const { decimal, group, groupedFrom } = MARKS[locale];
  const [whole = '', fraction] = String(value).split('.');
  const grouped = value < groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? grouped + decimal + fraction : grouped;
}

/** Replaces the decimal mark of the figures in a text (`40.5`, `90,5 cm`) by that of a language. */
export function localFigures(text: string, locale: Locale): string {
  return text.replace(/(\d)[.,](?=\d)/g, `$1${MARKS[locale].decimal}`);
}
