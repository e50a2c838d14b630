import { adultAge } from './age';
import { initialOf, type Letter } from './letters';
import { leadingNumber } from './measures';
import type { RangeKey } from './ranges';
import type { Gender, Talent } from './talent';

/**
 * What the roster is narrowed by, read once per talent: measures are numbers, null when missing; the
 * age is that of an adult, null for everybody else.
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

/** Takes a talent and the present moment and gives what the filter compares. */
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
