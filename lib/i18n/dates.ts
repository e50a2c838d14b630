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

const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;
const TIME = /\d\d:\d\d/;
const ZONE = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/;
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/**
 * The moment that a text names, as an ISO date-time in UTC; null if it names none. Without a zone
 * it is in the agency's time zone, and a date alone is its midnight, whatever the server's zone.
 */
export function momentOf(text: string): string | null {
  const [, day, time = '00:00'] = WITHOUT_ZONE.exec(text) ?? [];
  if (day) return isoOf(`${day}T${time}${offsetAt(new Date(`${day}T${time}Z`))}`);
  const zone = ZONE.exec(text);
  return zone && TIME.test(text.slice(0, zone.index)) ? isoOf(text) : null;
}

/** The agency's offset from UTC at a moment, in ISO form: `-03:00`. */
function offsetAt(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const zone = OFFSET.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') || 'Z';
}

function isoOf(text: string): string | null {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
