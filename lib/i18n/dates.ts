import 'server-only';
import { byLocale, type Locale } from './locales';

/** The agency's time zone, for parsing and formatting dates. */
export const TIME_ZONE = 'America/Sao_Paulo';

const FORMATS = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }),
);

/**
 * A date in the format of a language, in the agency's time zone. `iso` is an ISO date-time. On the server
 * only: the first `Intl.DateTimeFormat` of a page takes Chromium 20 ms on the main thread.
 */
export function writtenDate(iso: string, locale: Locale): string {
  return FORMATS[locale].format(new Date(iso));
}
