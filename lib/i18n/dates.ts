import type { Locale } from './locales';

/** A day as a language writes it, in the agency's time zone. `iso` is an ISO date-time. */
export function writtenDate(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  });
  return format.format(new Date(iso));
}
