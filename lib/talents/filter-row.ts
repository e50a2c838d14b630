import { adultAge } from './age';
import { initialOf, type Letter } from './letters';
import { leadingNumber } from './measures';
import type { RangeKey } from './ranges';
import type { Gender, Talent } from './talent';

/**
 * The fields by which the roster is filtered, parsed once per talent. Measures are numbers, null if
 * missing; the age is null for all but adults.
 */
export type FilterRow = Readonly<
  {
    name: string;
    gender: Gender | null;
    categories: readonly number[];
    initial: Letter | null;
    hair: string | null;
    eyes: string | null;
  } & Record<RangeKey, number | null>
>;

/** Takes a talent and the current time and returns the fields that the filter compares. */
export function filterRow(talent: Talent, now: Date): FilterRow {
  const { gender, categories, name, hair, eyes, measures } = talent;
  return {
    name,
    gender,
    categories,
    initial: initialOf(name),
    hair,
    eyes,
    height: leadingNumber(measures.height),
    waist: leadingNumber(measures.waist),
    bust: leadingNumber(measures.bust),
    hips: leadingNumber(measures.hips),
    jeans: leadingNumber(measures.jeans),
    shoes: leadingNumber(measures.shoes),
    age: adultAge(talent, now),
  };
}
