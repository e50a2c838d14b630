import { CATEGORIES } from './categories';
import type { Talent } from './talent';

/** Members of these categories are minors, whatever their birth date. */
const MINORS_IDS: readonly number[] = Object.values(CATEGORIES)
  .filter((category) => category.minors)
  .map(({ id }) => id);

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;
const ADULT_YEARS = 18;

/**
 * Takes an ISO date (`1999-03-21`) and the current time. Returns the age in whole years of 365.25
 * days; null for no date, an invalid date, or one in the future.
 */
export function ageOf(birthdate: string | null, now: Date): number | null {
  const born = startOfDay(birthdate);
  if (born === null || born > now.getTime()) return null;
  // Counted in whole days: with hours, an age could begin on the eve of the birthday.
  const days = Math.floor((now.getTime() - born) / DAY_MS);
  return Math.floor(days / DAYS_PER_YEAR);
}

type Dated = Pick<Talent, 'birthdate' | 'categories'>;

/**
 * True for a talent in a minors' category or under 18 by a valid birth date. A talent with neither
 * is not treated as a minor here, and not as an adult by `adultAge`.
 */
export function isMinor({ birthdate, categories }: Dated, now: Date): boolean {
  const age = ageOf(birthdate, now);
  return (age !== null && age < ADULT_YEARS) || categories.some((id) => MINORS_IDS.includes(id));
}

/**
 * The age in whole years of a known adult. Null for minors, members of a minors' category, and
 * talents without a valid birth date.
 */
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
