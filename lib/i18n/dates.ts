import type { Locale } from './locales';

/** The agency's time zone, for parsing and formatting dates. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** A date in the format of a language, in the agency's time zone. `iso` is an ISO date-time. */
export function writtenDate(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE });
  return format.format(new Date(iso));
}
