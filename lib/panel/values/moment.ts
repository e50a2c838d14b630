import 'server-only';
import { z } from 'zod';
import { TIME_ZONE } from '../../i18n/dates';

const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;
const DAY = /^\d{4}-\d\d-(\d\d)(?!\d)|\b(\d{1,2}) [a-z]{3} \d{4}\b/i;
const TIME = /\d\d:\d\d/;
const ZONE = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/;
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** Databases fill in 1970-01-01, 1899-12-30 or 9999-12-31 where no moment is known. */
const EARLIEST = Date.parse('1990-01-01T00:00:00Z');
const YEAR_MS = 366 * 86_400_000;

/**
 * The moment that a text names, as an ISO date-time in UTC: without a zone by the agency's clock, and a date
 * alone is its midnight. Fails for a day that no calendar has, and outside of 1990 to a year from now.
 */
export const moment = z
  .string()
  .max(100)
  .transform((sent, context) => {
    const time = timeOf(sent.trim());
    if (time >= EARLIEST && time <= Date.now() + YEAR_MS) return new Date(time).toISOString();
    context.addIssue('is no moment of a publication');
    return z.NEVER;
  });

/** In ms since the epoch; NaN for no moment. */
function timeOf(text: string): number {
  if (!hasDay(text)) return Number.NaN;
  const [, date, time = '00:00'] = WITHOUT_ZONE.exec(text) ?? [];
  if (date) return Date.parse(`${date}T${time}${offsetAt(new Date(`${date}T${time}Z`))}`);
  const zone = ZONE.exec(text);
  return zone && TIME.test(text.slice(0, zone.index)) ? Date.parse(text) : Number.NaN;
}

/** False for February 30, which `Date` reads as March 2. */
function hasDay(text: string): boolean {
  const [date, ...days] = DAY.exec(text) ?? [];
  if (date === undefined) return true;
  const start = new Date(`${date}${days[0] ? 'T00:00:00Z' : ' UTC'}`);
  return start.getUTCDate() === Number(days[0] ?? days[1]);
}

/** The agency's offset from UTC at a moment, in ISO form: `-03:00`. */
function offsetAt(at: Date): string {
  if (Number.isNaN(at.getTime())) return '';
  const zone = OFFSET.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') || 'Z';
}
