import 'server-only';
import { env } from '../config/environment';
import { missingPage } from '../page/outcomes';
import type { Roster } from '../panel/roster';
import { readRoster } from '../panel/talents';
import type { TalentCard } from '../talents/card';
import { categoryIds } from '../talents/categories';
import { type Colors, colorTest, otherColors } from '../talents/colors';
import type { FilterRow } from '../talents/filter-row';
import { cardOf } from '../talents/listed-talent';
import { everyoneOn, type Narrowed, narrow, occurringColors } from '../talents/narrowed';
import { pageCount, pageOf, type RosterQuery } from '../talents/query';
import {
  type Bounds,
  boundsOf,
  FULL_RANGES,
  minorsBoundsOf,
  RANGE_KEYS,
  type RangeKey,
} from '../talents/ranges';
import { readRosterQuery } from '../talents/read-query';
import { hasCategoryKey, isOfMinors, isRosterView, type RosterView } from '../talents/views';

/** One page of a list of talents, with the data of its controls. */
export type RosterPage = {
  cards: readonly TalentCard[];
  /** The number of talents on the whole list. */
  total: number;
  pages: number;
  letters: Narrowed<never>['letters'];
  undated: number;
  near: Narrowed<never>['near'];
  suggestions: Narrowed<never>['suggestions'];
  clearable: boolean;
  colors: Colors;
  /** The colors of the whole roster that the dictionary lacks. */
  otherColors: Colors;
  bounds: Bounds;
  /** The measures by which the list can be filtered. */
  sliders: readonly RangeKey[];
};

/** The list for a path segment. @throws MissingPageError */
export function rosterView(segment: string): RosterView {
  return isRosterView(segment) ? segment : missingPage();
}

const known = new WeakMap<Roster, Bounds>();

/** The ends of the sliders for the whole roster. @throws UpstreamError */
async function readBounds(): Promise<Bounds> {
  const roster = await readRoster();
  const bounds = known.get(roster) ?? boundsOf(roster.talents);
  known.set(roster, bounds);
  return bounds;
}

const ofMinors = new WeakMap<Roster, Map<RosterView, Partial<Bounds>>>();

/** The ends of the sliders of a list, and those that are shown. @throws UpstreamError */
async function readSliders(view: RosterView): Promise<Pick<RosterPage, 'bounds' | 'sliders'>> {
  const everyone = await readBounds();
  if (!isOfMinors(view)) return { bounds: everyone, sliders: RANGE_KEYS };
  const roster = await readRoster();
  const views = ofMinors.get(roster) ?? new Map<RosterView, Partial<Bounds>>();
  ofMinors.set(roster, views);
  const own =
    views.get(view) ?? minorsBoundsOf(everyoneOn(roster.talents, view, categoryIds(env())), view);
  views.set(view, own);
  return {
    bounds: { ...FULL_RANGES, ...own },
    sliders: RANGE_KEYS.filter((key) => own[key]),
  };
}

/** Parses the query of a list with the sliders and colors of the roster. @throws UpstreamError */
export async function readListQuery(
  view: RosterView,
  params: Parameters<typeof readRosterQuery>[0],
): Promise<RosterQuery> {
  const { talents } = await readRoster();
  return readRosterQuery(params, {
    categoryKey: hasCategoryKey(view),
    bounds: (await readSliders(view)).bounds,
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
  const ids = categoryIds(env());
  const { rows, ...narrowed } = narrow(talents, view, query, ids);
  const shown = pageOf(rows, query.page);
  if (!shown) missingPage();
  return {
    cards: shown.map(cardOf),
    total: rows.length,
    pages: pageCount(rows.length),
    ...narrowed,
    colors: colorsOn(talents, view),
    otherColors: otherColorsOf(talents),
    ...(await readSliders(view)),
  };
}

const colors = new WeakMap<readonly FilterRow[], Map<RosterView, Colors>>();

/** The colors on the unfiltered list, cached for all queries. */
function colorsOn(talents: readonly FilterRow[], view: RosterView): Colors {
  const known = colors.get(talents) ?? new Map<RosterView, Colors>();
  colors.set(talents, known);
  const found = known.get(view) ?? occurringColors(everyoneOn(talents, view, categoryIds(env())));
  known.set(view, found);
  return found;
}

function otherColorsOf(talents: readonly FilterRow[]): Colors {
  // The list of all models has the whole roster.
  return otherColors(colorsOn(talents, 'models'));
}
