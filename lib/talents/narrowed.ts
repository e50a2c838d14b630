import type { RosterView } from '../routes/route';
import type { CategoryIds } from './categories';
import {
  activeFilters,
  type FilterKey,
  type FilterRow,
  filterByLetter,
  filterRows,
  withoutFilter,
} from './filter';
import type { Letter } from './letters';
import type { RosterAddress } from './query';
import { rosterQuery } from './views';

/** What narrows a list and can be taken away: a control of the filter, or the letter. */
export type NarrowingKey = FilterKey | 'letter';

/** How many talents a list would hold without one thing that narrows it. */
export type Without = { key: NarrowingKey; count: number };

/** A list as its address asks for it. */
export type Narrowed<T> = {
  rows: readonly T[];
  /** How many talents each letter would show, with everything else as it is. */
  letters: Readonly<Record<Letter, number>>;
  /** Only when nobody is left: what to take away. */
  without: readonly Without[];
};

/** What narrows the list of an address, in the order in which it is shown. */
export function narrowingKeys({ letter, filter }: RosterAddress): NarrowingKey[] {
  return [...(letter ? (['letter'] as const) : []), ...activeFilters(filter)];
}

/** The same address with one thing less that narrows it, from its first page. */
export function addressWithout(address: RosterAddress, key: NarrowingKey): RosterAddress {
  const { letter, ...rest } = address;
  if (key === 'letter') return { ...rest, page: 1 };
  return { ...address, filter: withoutFilter(address.filter, key), page: 1 };
}

/**
 * Narrows a list: the one function behind the first page of the server and everything after it in
 * the browser.
 */
export function narrow<T extends FilterRow>(
  rows: readonly T[],
  view: RosterView,
  address: RosterAddress,
  ids: CategoryIds,
): Narrowed<T> {
  const query = rosterQuery(view, address, ids);
  const { rows: matching, letters } = filterByLetter(rows, query);
  const without =
    matching.length > 0
      ? []
      : narrowingKeys(address).map((key) => {
          const wider = rosterQuery(view, addressWithout(address, key), ids);
          return { key, count: filterRows(rows, wider).length };
        });
  return { rows: matching, letters, without };
}

/** The hair and eye colors that occur on a list, whatever narrows it, in alphabetical order. */
export function occurringColors(rows: readonly FilterRow[]): { hair: string[]; eyes: string[] } {
  const of = (key: 'hair' | 'eyes') =>
    [...new Set(rows.flatMap((row) => row[key] ?? []))].sort((one, other) =>
      one.localeCompare(other, 'en'),
    );
  return { hair: of('hair'), eyes: of('eyes') };
}
