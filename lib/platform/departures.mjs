/**
 * Records that are there no more (`talent:12`), told to all parts of this process that keep something
 * of them. Every instance reads the roster itself, so none tells another. Plain JavaScript: the page
 * cache stands outside of Next's bundles.
 *
 * @typedef {(tag: string) => void} Listener
 */

const KEY = Symbol.for('vitrine.departures');

/** @returns {Map<string, Listener>} one for the process */
function listeners() {
  const registry = /** @type {Record<symbol, Map<string, Listener>>} */ (
    /** @type {unknown} */ (globalThis)
  );
  registry[KEY] ??= new Map();
  return registry[KEY];
}

/**
 * Has `listener` called for every record that goes. A name has one listener.
 * @param {string} name
 * @param {Listener} listener
 */
export function onDeparture(name, listener) {
  listeners().set(name, listener);
}

/** @param {string} tag */
export function announceDeparture(tag) {
  for (const listener of listeners().values()) listener(tag);
}
