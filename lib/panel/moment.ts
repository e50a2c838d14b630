import 'server-only';
import { TIME_ZONE } from '../i18n/dates';

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
