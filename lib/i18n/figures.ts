import { byLocale, type Locale } from './locales';

const MARKS = byLocale((locale) => new Intl.NumberFormat(locale).format(1.5).charAt(1));

/** Replaces the decimal mark of the figures in a text (`40.5`, `90,5 cm`) by that of a language. */
export function localFigures(text: string, locale: Locale): string {
  return text.replace(/(\d)[.,](?=\d)/g, `$1${MARKS[locale]}`);
}
