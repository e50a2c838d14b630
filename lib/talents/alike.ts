import { adultAge } from './age';
import { leadingNumber } from './measures';
import type { Measure, Talent } from './talent';

/** What two people are compared by, and how far apart (in its unit) counts as one step. */
const STEPS: readonly [Measure, number][] = [
  ['height', 4],
  ['bust', 5],
  ['waist', 5],
  ['hips', 5],
  ['jeans', 2],
  ['shoes', 1],
];

/** A measure that only one of two people has counts as this many steps. */
const UNKNOWN = 2;

/**
 * Up to `most` of several people who are nearest to one in size and coloring: the same gender only,
 * and minors with minors only.
 */
export function alike<T extends Talent>(
  one: Talent,
  others: readonly T[],
  { most, now }: { most: number; now: Date },
): T[] {
  const isAdult = (talent: Talent) => adultAge(talent, now) !== null;
  const adult = isAdult(one);
  return others
    .filter((other) => other.id !== one.id && other.gender === one.gender)
    .filter((other) => isAdult(other) === adult)
    .map((other): [T, number] => [other, distance(one, other)])
    .sort(([, near], [, far]) => near - far)
    .slice(0, most)
    .map(([other]) => other);
}

function distance(one: Talent, other: Talent): number {
  const sizes = STEPS.map(([measure, step]) => {
    const [mine, theirs] = [one, other].map(({ measures }) => leadingNumber(measures[measure]));
    if (mine === null && theirs === null) return 0;
    return mine == null || theirs == null ? UNKNOWN : Math.abs(mine - theirs) / step;
  });
  const colors = [
    one.hair !== other.hair,
    one.eyes !== other.eyes,
    one.skinTone !== other.skinTone,
  ];
  return sizes.reduce((sum, size) => sum + size, 0) + colors.filter(Boolean).length;
}
