import { processWide } from './process-wide.mjs';

/**
 * Counters for `GET /api/metrics`. Plain JavaScript: the page cache is loaded outside of Next's
 * bundles.
 *
 * @typedef {'page_cache' | 'refusals' | 'doubtful_answers' | 'blocked_pages' | 'storage_failures' | 'cut_rosters' | 'blocked_scripts' | 'unreadable_values' | 'limited_pages'} Counted
 */

/**
 * All counters of this process: the counts by label, by the name of the counter.
 * @returns {Map<Counted, Map<string, number>>}
 */
export function counts() {
  return processWide('counts', () => new Map());
}

/**
 * Increments a counter.
 * @param {Counted} what
 * @param {string} kind a label; the set of labels must be small
 * @returns {number} the new count
 */
export function count(what, kind) {
  const kinds = counts().get(what) ?? new Map();
  const times = (kinds.get(kind) ?? 0) + 1;
  counts().set(what, kinds.set(kind, times));
  return times;
}
