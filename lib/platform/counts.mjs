import { processWide } from './process-wide.mjs';

/**
 * What is counted where it happens, for `GET /api/metrics` to show. Plain JavaScript: the page cache
 * stands outside of Next's bundles.
 *
 * @typedef {'page_cache' | 'refusals' | 'doubtful_answers' | 'blocked_pages' | 'storage_failures' | 'cut_rosters' | 'blocked_scripts' | 'unreadable_values'} Counted
 */

/** @returns {Map<Counted, Map<string, number>>} */
export function counts() {
  return processWide('counts', () => new Map());
}

/**
 * @param {Counted} what
 * @param {string} kind one of a few: each is a line of the metrics
 * @returns {number} how often so far
 */
export function count(what, kind) {
  const kinds = counts().get(what) ?? new Map();
  const times = (kinds.get(kind) ?? 0) + 1;
  counts().set(what, kinds.set(kind, times));
  return times;
}
