import type { CategoryIds } from './categories';
import type { FilterRow } from './filter-row';
import { queryWithout, rowsMatching } from './narrowed';
import type { RosterQuery } from './query';
import { type Bounds, byRange, type Range, type RangeKey } from './ranges';
import type { RosterView } from './views';

const MAX_BARS = 60;

/** A histogram: the number of values in each of the equal parts of a slider, lowest first. */
export type Distribution = readonly number[];

/**
 * The histogram of each measure over the talents that match a query. A measure's own range does not
 * count, so that its histogram also shows the values that it excludes.
 */
export function distributionsOn(
  rows: readonly FilterRow[],
  view: RosterView,
  query: RosterQuery,
  ids: CategoryIds,
  bounds: Bounds,
): Record<RangeKey, Distribution> {
  return byRange((key) => {
    const listed = rowsMatching(rows, view, queryWithout(query, key), ids);
    return distributionOf(listed, key, bounds[key]);
  });
}

/**
 * Counts the values of a measure along its slider, both ends included: one bar for each whole cm,
 * size or year, or fewer and wider ones. Values beyond the slider and missing values do not count.
 */
export function distributionOf(
  rows: readonly FilterRow[],
  key: RangeKey,
  [lowest, highest]: Range,
): Distribution {
  const span = highest - lowest + 1;
  const bars = Math.min(MAX_BARS, Math.ceil(span));
  const counts = new Array<number>(bars).fill(0);
  for (const { [key]: value } of rows) {
    if (value === null || value < lowest || value > highest) continue;
    const bar = Math.floor(((value - lowest) / span) * bars);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return counts;
}
