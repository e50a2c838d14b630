import { isMinor } from './age';
import { columnsOf } from './columns';
import { type FilterRow, filterRow } from './filter-row';
import type { RangeKey } from './ranges';
import type { Talent } from './talent';

/** The measures compared, and the difference (cm, sizes, years) that counts as one step. */
const STEPS: readonly [RangeKey, number][] = [
  ['height', 4],
  ['bust', 5],
  ['waist', 5],
  ['hips', 5],
  ['jeans', 2],
  ['shoes', 1],
  ['age', 5],
];

/** The distance of a different color, in steps: hair and skin matter more than eyes. */
const COLOR_STEPS = { hair: 2, skinTone: 2, eyes: 1 } as const;

/** The distance of a measure that only one of the two talents has, in steps. */
const UNKNOWN = 2;

type Listed = Talent & FilterRow;
type Compared = { mine: number; theirs: Float64Array; step: number };
type Near<T> = { other: T; steps: number };

/**
 * Up to `most` talents of a roster who are nearest to `one` in size, coloring and, for adults, age.
 * Same gender only; minors with minors only, adults with adults, and talents of whom neither is known
 * with one another. Nearest first; ties in the roster's order.
 */
export function similarTo<T extends Listed>(
  talent: Talent,
  roster: readonly T[],
  { most, now }: { most: number; now: Date },
): T[] {
  const row = filterRow(talent, now);
  const minor = isMinor(talent, now);
  const columns = columnsOf(roster);
  const compared = STEPS.map(([key, step]) => {
    return { mine: row[key] ?? Number.NaN, theirs: columns[key], step };
  });
  const nearest: Near<T>[] = [];
  // One pass with a short sorted list: sorting ten thousand takes longer than the whole page.
  let furthest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < roster.length; index += 1) {
    const other = roster[index];
    if (!other || other.gender !== talent.gender || other.id === talent.id) continue;
    if ((other.age === null) !== (row.age === null)) continue;
    // Only here: parsing the birth dates of all adults would take longer than the comparison.
    if (row.age === null && isMinor(other, now) !== minor) continue;
    const steps = distance(compared, index, colorSteps(talent, other), furthest);
    if (steps >= furthest) continue;
    if (nearest.length === most) nearest.pop();
    const after = nearest.findIndex((near) => near.steps > steps);
    nearest.splice(after < 0 ? nearest.length : after, 0, { other, steps });
    if (nearest.length === most) furthest = nearest.at(-1)?.steps ?? furthest;
  }
  return nearest.map(({ other }) => other);
}

function colorSteps(talent: Talent, other: Talent): number {
  const { hair, skinTone, eyes } = COLOR_STEPS;
  return (
    hair * Number(talent.hair !== other.hair) +
    skinTone * Number(talent.skinTone !== other.skinTone) +
    eyes * Number(talent.eyes !== other.eyes)
  );
}

/** The distance to the talent at this place, in steps. Stops once it reaches `furthest`. */
function distance(
  compared: readonly Compared[],
  index: number,
  colors: number,
  furthest: number,
): number {
  let steps = colors;
  for (const { mine, theirs, step } of compared) {
    const apart = Math.abs(mine - (theirs[index] ?? Number.NaN)) / step;
    if (!Number.isNaN(apart)) steps += apart;
    else if (!Number.isNaN(mine) || !Number.isNaN(theirs[index])) steps += UNKNOWN;
    if (steps >= furthest) return steps;
  }
  return steps;
}
