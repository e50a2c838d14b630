import type { Locale } from './locales';

type Separators = {
  decimal: string;
  group: string;
  /** The smallest number with a thousands separator (CLDR's `minimumGroupingDigits`). */
  groupedFrom: number;
};

/**
 * Decimal and thousands separators, as in CLDR. Hardcoded because the first `Intl.NumberFormat` of a page
 * blocks Chromium's main thread for 15 to 25 ms, on a phone for four times as long. A test compares them
 * with `Intl`.
 */
const SEPARATORS: Readonly<Record<Locale, Separators>> = {
  pt: { decimal: ',', group: '.', groupedFrom: 1_000 },
  en: { decimal: '.', group: ',', groupedFrom: 1_000 },
  es: { decimal: ',', group: '.', groupedFrom: 10_000 },
};

/** Formats a non-negative number for a language, without rounding: in Portuguese, 1234.5 is `1.234,5`. */
export function writtenNumber(value: number, locale: Locale): string {
  const { decimal, group, groupedFrom } = SEPARATORS[locale];
  const [whole = '', fraction] = String(value).split('.');
  const grouped = value < groupedFrom ? whole : thousands(whole).join(group);
  return fraction ? grouped + decimal + fraction : grouped;
}

/** Digits in groups of three, counted from the end. */
function thousands(digits: string): string[] {
  const rest = digits.slice(0, -3);
  return rest ? [...thousands(rest), digits.slice(-3)] : [digits];
}

/** Replaces the decimal mark of the figures in a text (`40.5`, `90,5 cm`) by that of a language. */
export function localFigures(text: string, locale: Locale): string {
  return text.replace(/(\d)[.,](?=\d)/g, `$1${SEPARATORS[locale].decimal}`);
}
