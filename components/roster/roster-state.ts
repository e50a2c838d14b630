import { FIRST_SCREEN_CARDS, ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import type { RosterPage } from '@/lib/roster/roster-page';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { type Narrowed, narrow } from '@/lib/talents/narrowed';
import { pageCount } from '@/lib/talents/paging';
import type { RosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';

/** What the server rendered: the list and its first page. */
export type RosterSource = {
  view: RosterView;
  categoryIds: CategoryIds;
  initial: { query: RosterQuery; list: RosterPage };
};

export type RosterState = {
  source: RosterSource;
  query: RosterQuery;
  /** How many cards the list has grown to. */
  shown: number;
  /** False until the first screen of another list is painted: the cards below it are rendered then. */
  painted: boolean;
  /** All talents of the list; null until they are loaded, when only the server's page is available. */
  index: readonly ListedTalent[] | null;
  /** True while the selected list is loading. */
  busy: boolean;
  /** The key of the list's entry in the history (`entryKey`); null while it has none. */
  entry: string | null;
  /** The scroll position to restore, in pixels; a new object each time the visitor comes back. */
  restoredScroll: { top: number } | null;
};

export type RosterAction =
  | { type: 'indexed'; index: readonly ListedTalent[] }
  | { type: 'chosen'; query: RosterQuery; index: readonly ListedTalent[] }
  | { type: 'painted' }
  | { type: 'entered'; entry: string | null }
  | ({ type: 'returned' } & Pick<RosterState, 'query' | 'shown' | 'entry' | 'restoredScroll'>)
  | { type: 'busy'; busy: boolean }
  | { type: 'grown' };

export function startingState(
  source: RosterSource,
  index: RosterState['index'],
  entry: RosterState['entry'],
): RosterState {
  return {
    source,
    query: source.initial.query,
    shown: ROSTER_PAGE_SIZE,
    painted: true,
    index,
    busy: false,
    entry,
    restoredScroll: null,
  };
}

export function rosterReducer(state: RosterState, action: RosterAction): RosterState {
  switch (action.type) {
    case 'indexed':
      return action.index === state.index ? state : { ...state, index: action.index };
    case 'chosen': {
      const { query, index } = action;
      const fresh = { shown: ROSTER_PAGE_SIZE, busy: false, entry: null, restoredScroll: null };
      return { ...state, ...fresh, painted: false, query, index };
    }
    case 'painted':
      return { ...state, painted: true };
    case 'entered':
      return { ...state, entry: action.entry };
    case 'returned': {
      const { query, shown, entry, restoredScroll } = action;
      return { ...state, query, shown, painted: true, entry, restoredScroll };
    }
    case 'busy':
      return action.busy === state.busy ? state : { ...state, busy: action.busy };
    case 'grown':
      return { ...state, shown: state.shown + ROSTER_PAGE_SIZE };
  }
}

/** The whole list, narrowed by the query; null until it is loaded. */
export function narrowedOf({
  source,
  query,
  index,
}: Pick<RosterState, 'source' | 'query' | 'index'>): Narrowed<ListedTalent> | null {
  return index && narrow(index, source.view, query, source.categoryIds);
}

/** What the page shows of a state. */
export function listOf(
  { source, query, shown, painted }: RosterState,
  narrowed: Narrowed<ListedTalent> | null,
) {
  const { list } = source.initial;
  const start = (query.page - 1) * ROSTER_PAGE_SIZE;
  const rendered = painted ? shown : FIRST_SCREEN_CARDS;
  const cards = narrowed ? narrowed.rows.slice(start, start + rendered) : list.cards;
  const total = narrowed ? narrowed.rows.length : list.total;
  const pages = pageCount(total);
  const pendingCount = Math.max(0, Math.min(shown, total - start) - cards.length);
  return {
    /** All talents of the list that are known, in order. */
    talents: narrowed ? narrowed.rows : list.cards,
    cards,
    /** How many cards are still loading, or not rendered yet. */
    pendingCount,
    length: cards.length + pendingCount,
    total,
    pages,
    lastPage: Math.min(pages, query.page - 1 + Math.ceil(shown / ROSTER_PAGE_SIZE)),
    letters: (narrowed ?? list).letters,
    suggestions: (narrowed ?? list).suggestions,
    clearable: (narrowed ?? list).clearable,
  };
}
