/** The languages of the site, the default one first (its paths have no prefix). */
export const LOCALES = ['pt', 'en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'pt';

/** One value for each language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** True for a language of the site, as in a path segment. */
export function isLocale(value: string | null | undefined): value is Locale {
  return (LOCALES as readonly string[]).includes(value ?? '');
}

/** The language with this code; the default one if the site has none with it. */
export function localeOrDefault(code: string | null | undefined): Locale {
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** The path prefix of a language: empty for the default one, otherwise `/en` or `/es`. */
export function languagePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`;
}
