import { byLocale, type Locale } from './locales';

const MARKS = byLocale((locale) => new Intl.NumberFormat(locale).format(1.5).charAt(1));

/** Takes a text with figures (`40.5`, `90,5 cm`) and gives it with the decimal mark of a language. */
export function localFigures(text: string, locale: Locale): string {
  return text.replace(/(\d)[.,](?=\d)/g, `$1${MARKS[locale]}`);
}
