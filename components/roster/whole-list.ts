import type { ListedTalent } from '@/lib/talents/card';
import { type Narrowed, narrow } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { readRosterQuery } from '@/lib/talents/read-query';
import { hasCategoryKey } from '@/lib/talents/views';
import { type NarrowingLinks, narrowingLinks } from './narrowing-links';
import type { RosterTexts } from './roster-place';
import type { RosterSource } from './roster-state';

/** All talents of a list, with the rules that narrow it. */
export type WholeList = {
  talents: readonly ListedTalent[];
  narrow: (query: RosterQuery) => Narrowed<ListedTalent> & NarrowingLinks;
  /** Parses a query string of the list's links. */
  read: (search: string) => RosterQuery;
};

/** Parses a query string of the list. */
export function readSearch({ view, initial }: RosterSource, search: string): RosterQuery {
  const { bounds } = initial.list;
  return readRosterQuery(new URLSearchParams(search), {
    categoryKey: hasCategoryKey(view),
    bounds,
  });
}

export function wholeList(
  talents: readonly ListedTalent[],
  source: RosterSource,
  texts: RosterTexts,
): WholeList {
  const { view, categoryIds, initial } = source;
  const place = { locale: texts.locale, view, texts, bounds: initial.list.bounds };
  return {
    talents,
    narrow: (query) => {
      const narrowed = narrow(talents, view, query, categoryIds);
      return { ...narrowed, ...narrowingLinks({ ...place, query }, narrowed.suggestions) };
    },
    read: (search) => readSearch(source, search),
  };
}
