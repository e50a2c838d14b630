import { SLIDER_RANGES } from '../constants';
import { type Columns, columnsOf } from './columns';
import type { FilterRow } from './filter-row';
import { LETTERS, type Letter } from './letters';
import { isNarrowed, RANGE_KEYS, type Range, type RangeKey } from './ranges';
import type { Gender } from './talent';

/** What the filter panel asks for; a key that is left out asks for nothing. */
export type RosterFilter = {
  readonly hair?: string;
  readonly eyes?: string;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
};
export type FilterKey = 'hair' | 'eyes' | RangeKey;

/** Everything that a row is compared with; categories stand there by the panel's ids. */
export type Criteria = {
  readonly gender?: Gender;
  /** Any of these: what the list is of. */
  readonly categories?: readonly number[];
  /** This one as well: what the visitor chose. */
  readonly category?: number;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
};

/** The filter with every control at rest. */
export const EMPTY_FILTER: RosterFilter = { ranges: {} };

/** The controls of a filter that hide somebody or could, in the order of the panel. */
export function activeFilters(filter: RosterFilter): FilterKey[] {
  const colors = (['hair', 'eyes'] as const).filter((key) => filter[key]);
  const ranges = RANGE_KEYS.filter((key) => activeRange(filter, key) !== null);
  return [...colors, ...ranges];
}

/** True when any control of the filter is active. */
export function isActive(filter: RosterFilter): boolean {
  return activeFilters(filter).length > 0;
}

/** The same filter with one control put back to rest. */
export function withoutFilter(filter: RosterFilter, key: FilterKey): RosterFilter {
  if (key === 'hair' || key === 'eyes') return { ...filter, [key]: undefined };
  return { ...filter, ranges: { ...filter.ranges, [key]: undefined } };
}

/** The rows that match, in their order. */
export function filterRows<T extends FilterRow>(rows: readonly T[], criteria: Criteria): T[] {
  const kept = keptByControls(rows, criteria.filter);
  return rows.filter((row, at) => kept[at] === 1 && isInScope(row, criteria));
}

/**
 * The rows that match, and how many each letter would list: the letter asked for is left out
 * of the counts, so that the strip follows the category, the gender and the filter.
 */
export function filterByLetter<T extends FilterRow>(
  rows: readonly T[],
  criteria: Criteria,
): { rows: T[]; letters: Record<Letter, number> } {
  const ofAnyLetter = filterRows(rows, { ...criteria, letter: undefined });
  const letters = Object.fromEntries(LETTERS.map((letter) => [letter, 0])) as Record<
    Letter,
    number
  >;
  for (const { initial } of ofAnyLetter) if (initial !== null) letters[initial] += 1;
  const { letter } = criteria;
  return { rows: ofAnyLetter.filter(({ initial }) => !letter || initial === letter), letters };
}

function isInScope(row: FilterRow, { letter, gender, category, categories }: Criteria): boolean {
  return (
    (letter === undefined || row.initial === letter) &&
    (gender === undefined || row.gender === gender) &&
    (category === undefined || row.categories.includes(category)) &&
    (categories === undefined || shareOne(row.categories, categories))
  );
}

/** For each row 1 when no control of the filter hides it, else 0. */
function keptByControls(rows: readonly FilterRow[], filter: RosterFilter): Uint8Array {
  const kept = new Uint8Array(rows.length).fill(1);
  for (const key of activeFilters(filter)) {
    // Inside of the loop: a list that nobody filters needs no columns.
    const columns = columnsOf(rows);
    if (key === 'hair' || key === 'eyes') keepColor(kept, columns[key], filter[key]);
    else keepWithin(kept, columns[key], filter.ranges[key] ?? SLIDER_RANGES[key]);
  }
  return kept;
}

// Bare loops, without a call for each row: a slider runs them with every touch.

function keepColor(kept: Uint8Array, column: Columns['hair'], color: string | undefined): void {
  for (let at = 0; at < column.length; at += 1) if (column[at] !== color) kept[at] = 0;
}

function keepWithin(kept: Uint8Array, column: Float64Array, [lowest, highest]: Range): void {
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? Number.NaN;
    if (!(value >= lowest && value <= highest)) kept[at] = 0;
  }
}

/** What a slider asks for; null when it stands at its full range. */
function activeRange(filter: RosterFilter, key: RangeKey): Range | null {
  const range = filter.ranges[key];
  return range !== undefined && isNarrowed(key, range) ? range : null;
}

function shareOne(left: readonly number[], right: readonly number[]): boolean {
  for (const item of left) if (right.includes(item)) return true;
  return false;
}
