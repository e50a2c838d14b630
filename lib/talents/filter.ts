import { initialOf, LETTERS, type Letter } from './letters';
import { RANGE_KEYS, type Range, type RangeKey, SLIDER_RANGES } from './limits';
import { leadingNumber } from './measures';
import type { Gender, Talent } from './talent';

/** What the roster is narrowed by, read once per talent: measures are numbers, null when lacking. */
export type FilterRow = Readonly<
  {
    gender: Gender | null;
    categories: readonly number[];
    initial: Letter | null;
    hair: string | null;
    eyes: string | null;
  } & Record<RangeKey, number | null>
>;

/** What the filter panel asks for; a key that is left out asks for nothing. */
export type RosterFilter = {
  readonly hair?: string;
  readonly eyes?: string;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
};
export type FilterKey = 'hair' | 'eyes' | RangeKey;

/** What a page lists before the visitor narrows it: one gender, any of some categories. */
export type RosterScope = { readonly gender?: Gender; readonly categories?: readonly number[] };

/** Everything that narrows a roster; `category` is the id of a tab. */
export type RosterQuery = RosterScope & {
  readonly category?: number;
  readonly letter?: Letter;
  readonly filter: RosterFilter;
};

/** The filter with every control at rest. */
export const EMPTY_FILTER: RosterFilter = { ranges: {} };

/** Takes a talent and gives what the filter compares. */
export function filterRow(talent: Talent): FilterRow {
  const { gender, categories, name, hair, eyes, measures } = talent;
  return {
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
  };
}

/** True when a slider does not span its full range. */
export function isNarrowed(key: RangeKey, range: Range): boolean {
  const full = SLIDER_RANGES[key];
  return range[0] > full[0] || range[1] < full[1];
}

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
export function filterRows<T extends FilterRow>(rows: readonly T[], query: RosterQuery): T[] {
  const { letter } = query;
  const ofAnyLetter = rows.filter(testWithoutLetter(query));
  if (letter === undefined) return ofAnyLetter;
  return ofAnyLetter.filter(({ initial }) => initial === letter);
}

/**
 * The rows that match, and how many each letter would list: the letter of the query is left out of
 * the counts, so that the strip follows the category, the gender and the filter.
 */
export function filterByLetter<T extends FilterRow>(
  rows: readonly T[],
  query: RosterQuery,
): { rows: T[]; letters: Record<Letter, number> } {
  const ofAnyLetter = filterRows(rows, { ...query, letter: undefined });
  const letters = Object.fromEntries(LETTERS.map((letter) => [letter, 0])) as Record<
    Letter,
    number
  >;
  for (const { initial } of ofAnyLetter) if (initial !== null) letters[initial] += 1;
  return { rows: filterRows(ofAnyLetter, { letter: query.letter, filter: EMPTY_FILTER }), letters };
}

/** What a query asks of a row. It is worked out once, so that ten thousand rows only compare. */
function testWithoutLetter(query: RosterQuery): (row: FilterRow) => boolean {
  const { gender, category, categories, filter } = query;
  const { hair, eyes } = filter;
  const ranges = RANGE_KEYS.flatMap((key) => {
    const range = activeRange(filter, key);
    return range === null ? [] : [{ key, lowest: range[0], highest: range[1] }];
  });
  return (row) => {
    if (gender !== undefined && row.gender !== gender) return false;
    if (category !== undefined && !row.categories.includes(category)) return false;
    if (categories !== undefined && !shareOne(row.categories, categories)) return false;
    if (hair && row.hair !== hair) return false;
    if (eyes && row.eyes !== eyes) return false;
    for (const { key, lowest, highest } of ranges) {
      const value = row[key];
      if (value === null || value < lowest || value > highest) return false;
    }
    return true;
  };
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
