import { AGE_RANGE } from '../config/constants';
import { adultAge, isMinor } from './age';
import { initialOf, type Letter } from './letters';
import { bySlider } from './measure-table';
import type { RangeKey } from './ranges';
import type { Gender, Talent } from './talent';

/**
 * The fields by which the roster is filtered, parsed once per talent. Measures are numbers, null if
 * missing; the age is null for all but adults, and 80 for all who are older, where its slider ends.
 */
export type FilterRow = Readonly<
  {
    name: string;
    gender: Gender | null;
    categories: readonly number[];
    initial: Letter | null;
    hair: string | null;
    eyes: string | null;
    /** True for a talent without a birth date who may be an adult: no age finds them. */
    undated?: boolean;
  } & Record<RangeKey, number | null>
>;

/** True for the row of a minor, whom no widened or corrected search offers. */
export function isMinorRow({ age, undated }: FilterRow): boolean {
  return age === null && !undated;
}

/** Takes a talent and the current time and returns the fields that the filter compares. */
export function filterRow(talent: Talent, now: Date): FilterRow {
  const { gender, categories, name, hair, eyes, measures } = talent;
  const age = adultAge(talent, now);
  return {
    ...{ name, gender, categories, initial: initialOf(name), hair, eyes },
    ...bySlider((measure) => measures[measure]?.value ?? null),
    age: age && Math.min(age, AGE_RANGE[1]),
    ...(age === null && !isMinor(talent, now) && { undated: true }),
  };
}
