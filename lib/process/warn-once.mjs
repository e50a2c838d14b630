import { LRUCache } from 'lru-cache';
import { processWide } from './process-wide.mjs';

/** An evicted warning is logged again. */
const MAX_REMEMBERED = 200;

/**
 * Logs a warning once for each cause: in the life of the process, or once in `ttl` milliseconds.
 *
 * Plain JavaScript: invalidations are loaded outside of Next's bundles.
 * @param {string} cause
 * @param {string} text
 * @param {number} [ttl]
 */
export function warnOnce(cause, text, ttl) {
  /** @type {LRUCache<string, true>} */
  const logged = processWide('warnings', () => new LRUCache({ max: MAX_REMEMBERED }));
  if (logged.has(cause)) return;
  logged.set(cause, true, { ttl });
  console.warn(text);
}
