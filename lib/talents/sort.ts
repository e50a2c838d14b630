import { DEFAULT_LOCALE } from '../i18n/locales';
import type { FilterRow } from './filter-row';

/**
 * The orders that a visitor can choose in place of the agency's: by name, tallest first, or newest
 * first. Their names are the values of `sort` in the query.
 */
export const ROSTER_SORTS = ['name', 'height', 'newest'] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** True for a valid value of `sort`. */
export function isSort(value: string): value is RosterSort {
  return (ROSTER_SORTS as readonly string[]).includes(value);
}

/** The fields that the orders compare. */
export type SortableRow = FilterRow & { readonly id: number };

const known = new WeakMap<readonly SortableRow[], Map<RosterSort, readonly SortableRow[]>>();

/**
 * Sorts rows without changing them; without `sort`, returns them as they are. Names are in the order of
 * a Portuguese dictionary in every language, unknown heights come last, and the highest id is the newest
 * talent, since the panel assigns ids in ascending order. Ties stay in the agency's order. Each list is
 * sorted once per order and cached by identity, since lists are immutable.
 */
export function sortRows<T extends SortableRow>(
  rows: readonly T[],
  sort?: RosterSort,
): readonly T[] {
  if (!sort) return rows;
  const orders = known.get(rows) ?? new Map<RosterSort, readonly SortableRow[]>();
  known.set(rows, orders);
  const sorted = (orders.get(sort) as readonly T[] | undefined) ?? inOrder(rows, sort);
  orders.set(sort, sorted);
  return sorted;
}

function inOrder<T extends SortableRow>(rows: readonly T[], sort: RosterSort): T[] {
  switch (sort) {
    case 'name': {
      const { compare } = new Intl.Collator(DEFAULT_LOCALE);
      return rows.toSorted((one, other) => compare(one.name, other.name));
    }
    case 'height':
      return rows.toSorted((one, other) => (other.height ?? 0) - (one.height ?? 0));
    case 'newest':
      return rows.toSorted((one, other) => other.id - one.id);
  }
}
