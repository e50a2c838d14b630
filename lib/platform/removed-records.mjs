import { processWide } from './process-wide.mjs';

/**
 * Notifies the caches of this process that a record of the panel no longer exists (`talent:12`), so
 * that each purges its data about the record. `talent:*` means any talent, as departures before the
 * process started are unknown. Every instance reads the roster itself, so instances do not notify
 * each other.
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
 * Registers a listener for removed records, in place of an earlier one with the same name: a module
 * may be loaded more than once.
 * @param {string} name
 * @param {Listener} listener
 */
export function onRemoval(name, listener) {
  listeners().set(name, listener);
}

/**
 * Calls all listeners with the tag of a removed record.
 * @param {string} tag
 */
export function publishRemoval(tag) {
  for (const listener of listeners().values()) listener(tag);
}
