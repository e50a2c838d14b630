import { splitChoices } from './color-choice';
import { type Columns, columnsOf } from './columns';
import { activeFilters, isColorKey, type RosterFilter } from './filter';
import type { FilterRow } from './filter-row';
import { LETTERS, type Letter } from './letters';
import { hasWords, plainName, plainNamesOf } from './name-search';
import { FULL_RANGES, type Range } from './ranges';
import type { Gender } from './talent';

/** All the criteria for a row; categories by the panel's ids. */
export type Criteria = {
  readonly gender?: Gender;
  /** Any of these: the scope of the list. */
  readonly categories?: readonly number[];
  /** This one as well: the visitor's choice. */
  readonly category?: number;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
};

/** The rows that match, in their original order. */
export function filterRows<T extends FilterRow>(rows: readonly T[], criteria: Criteria): T[] {
  const matches = matchesOfControls(rows, criteria.filter);
  return rows.filter((row, at) => matches[at] === 1 && isInScope(row, criteria));
}

/**
 * The rows that match, and how many each letter would list. The counts ignore the chosen letter, so
 * that the alphabet strip follows category, gender and filter.
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

/** 1 for each row that passes the filter's controls, otherwise 0. */
function matchesOfControls(rows: readonly FilterRow[], filter: RosterFilter): Uint8Array {
  const matches = new Uint8Array(rows.length).fill(1);
  for (const key of activeFilters(filter)) {
    if (key === 'q') excludeOtherNames(matches, plainNamesOf(rows), filter.q ?? '');
    // Inside the loop: an unfiltered list needs no columns.
    else if (isColorKey(key)) excludeOtherColors(matches, columnsOf(rows)[key], filter[key] ?? []);
    else excludeOutside(matches, columnsOf(rows)[key], filter.ranges[key] ?? FULL_RANGES[key]);
  }
  return matches;
}

// Plain loops without a call per row: dragging a slider runs them on every event.

/** Matches any wanted color (all, if none is listed) and no excluded one. */
function excludeOtherColors(
  matches: Uint8Array,
  column: Columns['hair'],
  choices: readonly string[],
): void {
  const { wanted, excluded } = splitChoices(choices);
  const any = wanted.length === 0;
  for (let at = 0; at < column.length; at += 1) {
    const color = column[at];
    // An unknown color might be one of the excluded ones.
    if (!color || !(any || wanted.includes(color)) || excluded.includes(color)) matches[at] = 0;
  }
}

/** Every word of the query must occur in the name. */
function excludeOtherNames(matches: Uint8Array, names: readonly string[], requested: string): void {
  const words = plainName(requested).split(' ');
  for (let at = 0; at < names.length; at += 1) {
    if (!hasWords(names[at] ?? '', words)) matches[at] = 0;
  }
}

function excludeOutside(matches: Uint8Array, column: Float64Array, [lowest, highest]: Range): void {
  for (let at = 0; at < column.length; at += 1) {
    const value = column[at] ?? Number.NaN;
    if (!(value >= lowest && value <= highest)) matches[at] = 0;
  }
}

function shareOne(left: readonly number[], right: readonly number[]): boolean {
  for (const item of left) if (right.includes(item)) return true;
  return false;
}
