import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';

/** The languages in which the panel has texts. It answers 422 for any other. */
const SPOKEN: readonly Locale[] = ['pt', 'en', 'es'];

/** The language to request from the panel: Portuguese if it does not speak the visitor's. */
export function panelLanguage(locale: Locale): Locale {
  return SPOKEN.includes(locale) ? locale : DEFAULT_LOCALE;
}
