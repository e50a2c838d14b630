import { processWide } from './process-wide.ts';

/** Counters for `GET /api/metrics`, with the help of each. */
export const COUNTERS = {
  page_cache: 'Pages by where they came from',
  refusals: 'Posts of forms that were refused, by the reason',
  doubtful_answers: 'Answers of the services that were not believed',
  unreadable_values: 'Values of the services that could not be read, by field',
  unknown_ages: 'Rosters of which more than a tenth have no readable age',
  blocked_pages: 'Pages without a policy of their own, whose scripts are blocked, by route',
  limited_pages: 'Pages refused because their client asked for too many, by route',
  storage_failures: 'Pictures and videos that the storage did not give, by reason',
  cut_rosters: 'Rosters as long as what was asked for, so that talents may be missing',
  blocked_scripts: 'Inline scripts of unknown shape, which the policy of their page blocks',
} as const;

type Counted = keyof typeof COUNTERS;

/** All counters of this process: the counts by label, by the name of the counter. */
export function counts(): Map<string, Map<string, number>> {
  return processWide('counts', () => new Map());
}

/**
 * Increments a counter.
 * @param kind a label; the set of labels must be small
 * @returns the new count
 */
export function count(what: Counted, kind: string): number {
  const kinds = counts().get(what) ?? new Map();
  const times = (kinds.get(kind) ?? 0) + 1;
  counts().set(what, kinds.set(kind, times));
  return times;
}
