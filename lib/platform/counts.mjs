/**
 * What is counted where it happens, for `GET /api/metrics` to show. Plain JavaScript: the page cache
 * stands outside of Next's bundles.
 *
 * @typedef {'page_cache' | 'refusals' | 'doubtful_answers' | 'blocked_pages'} Counted
 */

const KEY = Symbol.for('vitrine.counts');

/** @returns {Map<Counted, Map<string, number>>} one for the process */
export function counts() {
  const registry = /** @type {Record<symbol, Map<Counted, Map<string, number>>>} */ (
    /** @type {unknown} */ (globalThis)
  );
  registry[KEY] ??= new Map();
  return registry[KEY];
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
