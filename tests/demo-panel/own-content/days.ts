import { fold } from '../../../lib/talents/folding.ts';

/** The months by their first letters in Portuguese, English and Spanish. */
const MONTHS = [
  ...[
    'jan|ene',
    'fev|feb',
    'mar',
    'abr|apr',
    'mai|may',
    'jun',
    'jul',
    'ago|aug',
    'set|sep',
    'out|oct',
  ],
  ...['nov', 'dez|dec|dic'],
].map((names) => new RegExp(`^(?:${names})`));

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
/** `14 de março de 2003`, `14-mar-03`, `14. März`. */
const DAY_AND_NAME =
  /^(\d{1,2})[oa.]?[- /]*(?:de |of )?([a-z]{3,})\.?[- /,]*(?:de |del )?(\d{4}|\d{2})$/;
/** `Mar 14, 2003`. */
const NAME_AND_DAY = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
/** The number of days since 1899-12-30, as which Excel stores a date. */
const SERIAL = /^\d{5}$/;
const UNIX_EPOCH = 25_569;
const DAY_MS = 86_400_000;

/** Which of two numbers is the day: `day` for `14/03/2003`, `month` for `03/14/2003`. */
export type DayOrder = 'day' | 'month' | 'unclear';

/**
 * The order of day and month in a column of dates: that of its dates which can be read in one order
 * only, `unclear` if these disagree, and Brazil's order (the day first) without any.
 */
export function dayOrder(cells: readonly string[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = YEAR_LAST.exec(cell.trim()) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  const dayFirst = pairs.some(([first]) => first > 12);
  const monthFirst = pairs.some(([, second]) => second > 12);
  if (dayFirst && monthFirst) return 'unclear';
  return monthFirst ? 'month' : 'day';
}

/**
 * An ISO date of birth; null for what is no date, lies before 1900 or in the future, is the zero of
 * Excel, or can be read in two ways (`order` is that of the column).
 */
export function readDay(cell: string, order: DayOrder, now = new Date()): string | null {
  const parts = partsOf(fold(cell).replace(/\s+/g, ' ').trim(), order, now);
  if (!parts) return null;
  const iso = parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && date > EXCEL_ZERO && date <= now ? iso : null;
}

/** Excel shows an empty cell that is formatted as a date as one of these days. */
const EXCEL_ZERO = new Date('1900-01-01T00:00:00Z');

type Parts = readonly [year: number, month: number, day: number];

function partsOf(text: string, order: DayOrder, now: Date): Parts | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return [Number(year), Number(month), Number(day)];
  const [, first, second, last = ''] = YEAR_LAST.exec(text) ?? [];
  if (first) {
    const [one, other] = [Number(first), Number(second)];
    if (order === 'unclear' && one <= 12 && other <= 12 && one !== other) return null;
    const monthFirst = other > 12 || (order === 'month' && one <= 12);
    return monthFirst ? [yearOf(last, now), one, other] : [yearOf(last, now), other, one];
  }
  const [, dayBefore, nameAfter = '', yearAfter = ''] = DAY_AND_NAME.exec(text) ?? [];
  if (dayBefore) return [yearOf(yearAfter, now), monthOf(nameAfter), Number(dayBefore)];
  const [, name, dayAfter, lastYear = ''] = NAME_AND_DAY.exec(text) ?? [];
  if (name) return [yearOf(lastYear, now), monthOf(name), Number(dayAfter)];
  if (!SERIAL.test(text)) return null;
  const date = new Date((Number(text) - UNIX_EPOCH) * DAY_MS);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** Two digits mean the latest such year that is not in the future. */
function yearOf(text: string, now: Date): number {
  if (text.length !== 2) return Number(text);
  const year = 2000 + Number(text);
  return year > now.getUTCFullYear() ? year - 100 : year;
}

/** The number of a month; 0 for another word, which makes no date. */
function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.test(name)) + 1;
}
