import { activeFilters, type FilterKey, isColorKey, type RosterFilter } from './filter';
import type { FilterRow } from './filter-row';
import { LETTERS, type Letter } from './letters';
import { hasWords, plainName, plainNamesOf } from './name-search';
import { FULL_RANGES } from './ranges';
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
  const controls = activeFilters(criteria.filter).map((key) => controlOf(key, criteria.filter));
  const names = criteria.filter.q ? plainNamesOf(rows) : [];
  return rows.filter(
    (row, at) => isInScope(row, criteria) && controls.every((passes) => passes(row, names[at])),
  );
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
    (categories === undefined || row.categories.some((id) => categories.includes(id)))
  );
}

type Control = (row: FilterRow, plainName: string | undefined) => boolean;

/** What a row must pass for one of the filter's controls. */
function controlOf(key: FilterKey, filter: RosterFilter): Control {
  if (key === 'q') {
    const words = plainName(filter.q ?? '').split(' ');
    return (_row, name = '') => hasWords(name, words);
  }
  if (isColorKey(key)) {
    const wanted = filter[key] ?? [];
    return ({ [key]: color }) => color !== null && wanted.includes(color);
  }
  const [lowest, highest] = filter.ranges[key] ?? FULL_RANGES[key];
  return ({ [key]: value }) => value !== null && value >= lowest && value <= highest;
}
