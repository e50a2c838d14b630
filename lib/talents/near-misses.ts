import { type FilterRow, isMinorRow } from './filter-row';
import type { RosterQuery } from './query';
import { FULL_RANGES, RANGE_KEYS, RANGE_LIMITS, type Range, type RangeKey } from './ranges';

/** A query with a wider range in place of a single number, and how many talents it would show. */
export type NearMiss = { key: RangeKey; query: RosterQuery; count: number };

/** Lists of more talents offer no wider ranges. */
const FEW = 3;

/**
 * The wider ranges that would show more than the `total` of a list; `matching` filters its rows. Where
 * minors would be among them, adults alone are counted and shown, so a list of minors has none.
 */
export function nearMisses(
  query: RosterQuery,
  total: number,
  matching: (query: RosterQuery) => readonly FilterRow[],
): NearMiss[] {
  if (total > FEW) return [];
  return RANGE_KEYS.flatMap((key) => {
    const [min, max] = query.filter.ranges[key] ?? [];
    if (min === undefined || min !== max) return [];
    const [lowest, highest] = RANGE_LIMITS[key];
    // Centimeters, a clothing size with its half, or years.
    const around = key === 'shoes' ? 1 : 2;
    const range: Range = [Math.max(lowest, min - around), Math.min(highest, min + around)];
    const wider = withRange(query, key, range);
    const isMixed = matching(wider).some(isMinorRow);
    const offer = isMixed ? withRange(wider, 'age', FULL_RANGES.age) : wider;
    const count = matching(offer).length;
    return count > total ? [{ key, query: offer, count }] : [];
  });
}

/** The same query with another range, from the first page. */
export function withRange(query: RosterQuery, key: RangeKey, range: Range): RosterQuery {
  const { filter } = query;
  return { ...query, filter: { ...filter, ranges: { ...filter.ranges, [key]: range } }, page: 1 };
}
