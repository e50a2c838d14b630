import 'server-only';
import { env } from '../config/env';
import { missingPage } from '../page/outcomes';
import type { Roster } from '../panel/roster';
import { readRoster } from '../panel/talents';
import { cardOf, type TalentCard } from '../talents/card';
import { type CategoryIds, categoryIds } from '../talents/categories';
import { type Colors, colorTest, isKnownColor } from '../talents/colors';
import type { FilterRow } from '../talents/filter-row';
import { everyoneOn, type Narrowed, narrow, occurringColors } from '../talents/narrowed';
import { pageCount, pageOf } from '../talents/paging';
import type { RosterQuery } from '../talents/query';
import { type Bounds, boundsOf } from '../talents/ranges';
import { readRosterQuery } from '../talents/read-query';
import { hasCategoryKey, isRosterView, type RosterView } from '../talents/views';

/** One page of a list of talents, with the data of its controls. */
export type RosterPage = {
  cards: readonly TalentCard[];
  /** The number of talents on the whole list. */
  total: number;
  pages: number;
  letters: Narrowed<never>['letters'];
  suggestions: Narrowed<never>['suggestions'];
  clearable: boolean;
  colors: Colors;
  /** The colors of the whole roster that the dictionary lacks. */
  otherColors: Colors;
  bounds: Bounds;
};

/** The ids of all categories: the fixed ones, and those of the environment. */
export function siteCategoryIds(): CategoryIds {
  return categoryIds(env());
}

/** The list for a path segment. @throws MissingPageError */
export function rosterView(segment: string): RosterView {
  return isRosterView(segment) ? segment : missingPage();
}

const known = new WeakMap<Roster, Bounds>();

/** The ends of the filter's sliders. @throws UpstreamError */
export async function readBounds(): Promise<Bounds> {
  const roster = await readRoster();
  const bounds = known.get(roster) ?? boundsOf(roster.talents);
  known.set(roster, bounds);
  return bounds;
}

/** Parses the query of a list with the sliders and colors of the roster. @throws UpstreamError */
export async function readListQuery(
  view: RosterView,
  params: Parameters<typeof readRosterQuery>[0],
): Promise<RosterQuery> {
  const { talents } = await readRoster();
  return readRosterQuery(params, {
    categoryKey: hasCategoryKey(view),
    bounds: await readBounds(),
    hasColor: colorTest(otherColorsOf(talents)),
  });
}

/**
 * One page of a list, narrowed by a query.
 * @throws MissingPageError if the list has no such page
 * @throws UpstreamError
 */
export async function readRosterPage(view: RosterView, query: RosterQuery): Promise<RosterPage> {
  const { talents } = await readRoster();
  const bounds = await readBounds();
  const ids = siteCategoryIds();
  const { rows, letters, suggestions, clearable } = narrow(talents, view, query, ids);
  const shown = pageOf(rows, query.page);
  if (!shown) missingPage();
  return {
    cards: shown.map(cardOf),
    total: rows.length,
    pages: pageCount(rows.length),
    letters,
    suggestions,
    clearable,
    colors: colorsOn(talents, view),
    otherColors: otherColorsOf(talents),
    bounds,
  };
}

const colors = new WeakMap<readonly FilterRow[], Map<RosterView, Colors>>();

/** The colors on the unfiltered list, cached for all queries. */
function colorsOn(talents: readonly FilterRow[], view: RosterView): Colors {
  const known = colors.get(talents) ?? new Map<RosterView, Colors>();
  colors.set(talents, known);
  const found = known.get(view) ?? occurringColors(everyoneOn(talents, view, siteCategoryIds()));
  known.set(view, found);
  return found;
}

function otherColorsOf(talents: readonly FilterRow[]): Colors {
  // The list of all models has the whole roster.
  const { hair, eyes } = colorsOn(talents, 'models');
  return {
    hair: hair.filter((color) => !isKnownColor('hair', color)),
    eyes: eyes.filter((color) => !isKnownColor('eyes', color)),
  };
}
