import { RANGE_KEYS, type Range, type RangeKey } from './ranges';

/**
 * The visitor's filter; a missing key does not filter. A range that filters no one is omitted
 * (`isNarrowed`).
 */
export type RosterFilter = {
  /** Part of a name. */
  readonly q?: string;
  /** Any of these colors. */
  readonly hair?: readonly string[];
  readonly eyes?: readonly string[];
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  /** True if a range was typed in feet or inches, in which it is shown then. */
  readonly imperial?: boolean;
};
export type ColorKey = 'hair' | 'eyes';
export type FilterKey = 'q' | ColorKey | RangeKey;

export const COLOR_KEYS: readonly ColorKey[] = ['hair', 'eyes'];

/** The filter with every control reset. */
export const EMPTY_FILTER: RosterFilter = { ranges: {} };

/** The active controls of a filter, in the order of the panel. */
export function activeFilters(filter: RosterFilter): FilterKey[] {
  const name = filter.q ? (['q'] as const) : [];
  const colors = COLOR_KEYS.filter((key) => filter[key]?.length);
  const ranges = RANGE_KEYS.filter((key) => filter.ranges[key]);
  return [...name, ...colors, ...ranges];
}

/** True if any control of the filter is active. */
export function isActive(filter: RosterFilter): boolean {
  return activeFilters(filter).length > 0;
}

/** The same filter with one control reset. */
export function withoutFilter(filter: RosterFilter, key: FilterKey): RosterFilter {
  if (key === 'q' || isColorKey(key)) return { ...filter, [key]: undefined };
  return { ...filter, ranges: { ...filter.ranges, [key]: undefined } };
}

/** The same filter without some values of a color. */
export function withoutColors(
  filter: RosterFilter,
  key: ColorKey,
  choices: readonly string[],
): RosterFilter {
  const left = filter[key]?.filter((one) => !choices.includes(one)) ?? [];
  return { ...filter, [key]: left.length > 0 ? left : undefined };
}

/** True for a color control, which takes several values. */
export function isColorKey(key: string): key is ColorKey {
  return key === 'hair' || key === 'eyes';
}
