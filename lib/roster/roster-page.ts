import 'server-only';
import { missingPage } from '../page/missing-page';
import { readRoster } from '../panel/talents';
import { env } from '../platform/env';
import { isRosterView, type RosterView } from '../routes/route';
import { type ListedTalent, listedTalent } from '../talents/card';
import { type CategoryIds, categoryIds } from '../talents/categories';
import { EMPTY_FILTER, filterRows } from '../talents/filter';
import { type Narrowed, narrow, occurringColors } from '../talents/narrowed';
import { pageCount, pageOf } from '../talents/paging';
import type { RosterAddress } from '../talents/query';
import { viewScope } from '../talents/views';

/** One page of a list of talents, and what its controls show. */
export type RosterPage = {
  cards: readonly ListedTalent[];
  /** How many talents the whole list holds. */
  total: number;
  pages: number;
  letters: Narrowed<never>['letters'];
  without: Narrowed<never>['without'];
  colors: ReturnType<typeof occurringColors>;
};

/** The ids of all categories: the fixed ones, and those of the environment. */
export function siteCategoryIds(): CategoryIds {
  const { CATEGORY_ACTORS, CATEGORY_CREATIVE, CATEGORY_INTERNATIONAL } = env();
  return categoryIds({
    actors: CATEGORY_ACTORS,
    creative: CATEGORY_CREATIVE,
    international: CATEGORY_INTERNATIONAL,
  });
}

/** The list that a path segment names. @throws MissingPageError */
export function rosterView(segment: string): RosterView {
  return isRosterView(segment) ? segment : missingPage();
}

/**
 * One page of a list, narrowed as its address says.
 * @throws MissingPageError when the list has no such page
 * @throws UpstreamError
 */
export async function readRosterPage(
  view: RosterView,
  address: RosterAddress,
): Promise<RosterPage> {
  const { talents } = await readRoster();
  const ids = siteCategoryIds();
  const { rows, letters, without } = narrow(talents, view, address, ids);
  const shown = pageOf(rows, address.page);
  if (!shown) missingPage();
  const everyone = filterRows(talents, { ...viewScope(view, ids), filter: EMPTY_FILTER });
  return {
    cards: shown.map(listedTalent),
    total: rows.length,
    pages: pageCount(rows.length),
    letters,
    without,
    colors: occurringColors(everyone),
  };
}
