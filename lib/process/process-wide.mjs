/**
 * A singleton of the whole process, created on first use. Next bundles pages, route handlers and
 * startup code separately, and loads the page cache outside of its bundles, so a module may be
 * loaded more than once. State that must exist once (tokens, caches, connections) lives here.
 *
 * Plain JavaScript: Next loads the page cache, and `npm start` the server, without a bundler.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function processWide(name, create) {
  const registry = /** @type {Record<symbol, T | undefined>} */ (
    /** @type {unknown} */ (globalThis)
  );
  const key = Symbol.for(`vitrine.${name}`);
  registry[key] ??= create();
  return registry[key];
}
