import 'server-only';
import { env } from './env';
import { missingPage } from './missing-page';
import { type RosterTalent, readRoster } from './panel/talents';
import { isRosterView, type RosterView } from './routes/route';
import { type CategoryIds, categoryIds } from './talents/categories';
import { filterRows, letterCounts } from './talents/filter';
import type { Letter } from './talents/letters';
import { pageCount, pageOf } from './talents/paging';
import type { RosterAddress } from './talents/query';
import { rosterQuery } from './talents/views';

/** One page of a list of talents, and what its controls show. */
export type RosterPage = {
  talents: readonly RosterTalent[];
  /** How many talents the whole list holds. */
  total: number;
  page: number;
  pages: number;
  /** How many talents each letter would show, with everything else as it is. */
  letters: Readonly<Record<Letter, number>>;
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
  const query = rosterQuery(view, address, siteCategoryIds());
  const matching = filterRows(talents, query);
  const shown = pageOf(matching, address.page);
  if (!shown) missingPage();
  return {
    talents: shown,
    total: matching.length,
    page: address.page,
    pages: pageCount(matching.length),
    letters: letterCounts(talents, query),
  };
}
