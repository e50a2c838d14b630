import { ageGroup } from '../talents/age';
import { type FilterRow, filterRow } from '../talents/filter-row';
import { MEASURE_TABLE, SLIDER_MEASURES } from '../talents/measure-table';
import type { RangeKey } from '../talents/ranges';
import type { Talent } from '../talents/talent';

/** The measures compared, and the difference (cm, sizes, years) that counts as one step. */
const STEPS: readonly (readonly [RangeKey, number])[] = [
  ...SLIDER_MEASURES.map((key) => [key, MEASURE_TABLE[key].similar] as const),
  ['age', 5],
];

/** The distance of a different color, in steps: hair and skin matter more than eyes. */
const COLOR_STEPS = { hair: 2, skinTone: 2, eyes: 1 } as const;

/** The distance of a measure that only one of the two talents has, in steps. */
const UNKNOWN = 2;

type Listed = Talent & FilterRow;

/**
 * Up to `max` talents of a roster who are nearest to `talent` in size, coloring and, for adults, age.
 * Same gender and `ageGroup` only. Nearest first; ties in the roster's order.
 */
export function similarTo<T extends Listed>(
  talent: Talent,
  roster: readonly T[],
  { max, now }: { max: number; now: Date },
): T[] {
  const row = filterRow(talent, now);
  const group = ageGroup(talent, now);
  return roster
    .filter(
      (other) =>
        other.gender === talent.gender &&
        other.id !== talent.id &&
        (other.age === null) === (row.age === null) &&
        // Only those without an age: parsing the birth dates of all adults would take long.
        (row.age !== null || ageGroup(other, now) === group),
    )
    .map((other) => ({ other, steps: colorSteps(talent, other) + measureSteps(row, other) }))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, max)
    .map(({ other }) => other);
}

function colorSteps(talent: Talent, other: Talent): number {
  const { hair, skinTone, eyes } = COLOR_STEPS;
  return (
    hair * Number(talent.hair !== other.hair) +
    skinTone * Number(talent.skinTone !== other.skinTone) +
    eyes * Number(talent.eyes !== other.eyes)
  );
}

function measureSteps(row: FilterRow, other: FilterRow): number {
  return STEPS.reduce((sum, [key, step]) => {
    const [mine, theirs] = [row[key], other[key]];
    if (mine !== null && theirs !== null) return sum + Math.abs(mine - theirs) / step;
    return mine === theirs ? sum : sum + UNKNOWN;
  }, 0);
}
