import { processWide } from './process-wide.mjs';

/**
 * Tells the caches of this process that a record of the panel no longer exists (`talent:12`), so that
 * each purges what it holds of that record. `talent:*` is any talent: those that departed before this
 * process began are not known. Every instance reads the roster itself, so instances do not
 * tell each other.
 *
 * Plain JavaScript: the page cache is loaded outside of Next's bundles.
 *
 * @typedef {(tag: string) => void} Listener
 */

/** @returns {Map<string, Listener>} */
function listeners() {
  return processWide('removed-records', () => new Map());
}

/**
 * Calls `listener` for every record that is removed. A name has one listener, since a module may be
 * loaded more than once.
 * @param {string} name
 * @param {Listener} listener
 */
export function onRemoval(name, listener) {
  listeners().set(name, listener);
}

/** @param {string} tag */
export function publishRemoval(tag) {
  for (const listener of listeners().values()) listener(tag);
}
