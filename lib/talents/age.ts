import { CATEGORIES } from './categories';
import type { Talent } from './talent';

/** Members of these categories are minors, whatever their birth date. */
const MINORS_IDS: readonly number[] = Object.values(CATEGORIES)
  .filter((category) => category.minors)
  .map(({ id }) => id);

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;
const ADULT_YEARS = 18;
/** Databases fill in dates such as 0001-01-01 and 1900-01-01 where none is known. */
const OLDEST_YEARS = 110;

/** Replaces a birth date that gives no age: every reader treats the talent as a minor. */
export const UNREADABLE_BIRTHDATE = '0000-00-00';

/** Replaces the birth date of a talent whom only the profile shows as a minor. It gives no age. */
export const MINOR_BIRTHDATE = '9999-12-31';

/**
 * Takes an ISO date (`1999-03-21`) and the current time. Returns the age in whole years of 365.25
 * days; null for no date, an invalid date, one in the future, or an age above 110.
 */
export function ageOf(birthdate: string | null, now: Date): number | null {
  const born = startOfDay(birthdate);
  if (born === null || born > now.getTime()) return null;
  // Counted in whole days: with hours, an age could begin on the eve of the birthday.
  const days = Math.floor((now.getTime() - born) / DAY_MS);
  const age = Math.floor(days / DAYS_PER_YEAR);
  return age > OLDEST_YEARS ? null : age;
}

type Dated = Pick<Talent, 'birthdate' | 'categories'>;

/**
 * True for a talent in a minors' category, under 18, or with a birth date that gives no age: it may
 * be that of a child. Without any birth date a talent is neither a minor here nor an adult by
 * `adultAge`.
 */
export function isMinor({ birthdate, categories }: Dated, now: Date): boolean {
  if (categories.some((id) => MINORS_IDS.includes(id))) return true;
  return birthdate !== null && (ageOf(birthdate, now) ?? 0) < ADULT_YEARS;
}

/**
 * The group of a talent by age; talents are compared within their group alone. `unreadable`: the panel
 * sent an age that cannot be read; `undated`: it sent none.
 */
export function ageGroup(talent: Dated, now: Date): 'minor' | 'adult' | 'unreadable' | 'undated' {
  const { birthdate, categories } = talent;
  const isListed = categories.some((id) => MINORS_IDS.includes(id));
  if (birthdate === UNREADABLE_BIRTHDATE && !isListed) return 'unreadable';
  if (isMinor(talent, now)) return 'minor';
  return birthdate === null ? 'undated' : 'adult';
}

/**
 * The first day (ISO date) on which a minor is an adult; one that never comes for a member of a minors'
 * category and for a birth date that gives no age.
 */
export function adultFrom({ birthdate, categories }: Dated): string {
  const born = startOfDay(birthdate);
  const never = born === null || categories.some((id) => MINORS_IDS.includes(id));
  if (never || ageOf(birthdate, new Date()) === null) return MINOR_BIRTHDATE;
  const days = Math.ceil(ADULT_YEARS * DAYS_PER_YEAR);
  return new Date(born + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The age in whole years of a known adult; null for minors and without a birth date. */
export function adultAge(talent: Dated, now: Date): number | null {
  return isMinor(talent, now) ? null : ageOf(talent.birthdate, now);
}

/** Midnight UTC of an ISO date, in milliseconds; null for an invalid date. */
function startOfDay(date: string | null): number | null {
  if (date === null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const start = new Date(`${date}T00:00:00Z`);
  // Some engines parse February 30 as March 1 or 2 instead of rejecting it.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(date)) return null;
  return start.getTime();
}
