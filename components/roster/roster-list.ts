import { ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import type { RosterPage } from '@/lib/roster/roster-page';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import type { Narrowed } from '@/lib/talents/narrowed';
import { pageCount, type RosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';

/** What the server rendered: the list and its first page. */
export type RosterSource = {
  view: RosterView;
  categoryIds: CategoryIds;
  initial: { query: RosterQuery; list: RosterPage };
};

type Shown = {
  query: RosterQuery;
  /** How many cards the list has grown to. */
  shown: number;
  rendered: number;
};

/**
 * What the page shows of a list: the whole list narrowed by the query, or the server's page of it until
 * the index is loaded.
 */
export function rosterList(
  narrowed: Narrowed<ListedTalent> | null,
  list: RosterPage,
  { query, shown, rendered }: Shown,
) {
  const start = (query.page - 1) * ROSTER_PAGE_SIZE;
  const cards = narrowed ? narrowed.rows.slice(start, start + rendered) : list.cards;
  const total = narrowed ? narrowed.rows.length : list.total;
  const pages = pageCount(total);
  const pendingCount = Math.max(0, Math.min(shown, total - start) - cards.length);
  const { letters, undated, near, suggestions, clearable } = narrowed ?? list;
  return {
    /** All talents of the list that are known, in order. */
    talents: narrowed ? narrowed.rows : list.cards,
    cards,
    /** How many cards are still loading, or not rendered yet. */
    pendingCount,
    total,
    pages,
    lastPage: Math.min(pages, query.page - 1 + Math.ceil(shown / ROSTER_PAGE_SIZE)),
    ...{ letters, undated, near, suggestions, clearable },
  };
}
