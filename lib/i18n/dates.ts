import 'server-only';
import { byLocale, type Locale } from './locales';

/** The agency's time zone, for parsing and formatting dates. */
export const TIME_ZONE = 'America/Sao_Paulo';

const FORMATS = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }),
);

/**
 * Formats an ISO date-time in a language, in the agency's time zone. Server-only, since the first
 * `Intl.DateTimeFormat` of a page blocks Chromium's main thread for 20 ms.
 */
export function writtenDate(iso: string, locale: Locale): string {
  return FORMATS[locale].format(new Date(iso));
}
