/**
 * A singleton of the whole process, created on first use. Next bundles pages, route handlers and
 * startup code separately, and loads the page cache outside of its bundles, so a module may be
 * loaded more than once. State that must exist once (tokens, caches, connections) lives here.
 */
export function processWide<T>(name: string, create: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`vitrine.${name}`);
  registry[key] ??= create();
  return registry[key];
}
