/**
 * One value for the whole process. Next bundles pages, route handlers and start-up code apart, so
 * a module may be loaded more than once; what must exist once (tokens, kept reads) lives here.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`vitrine.${name}`);
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  registry[key] ??= create();
  return registry[key];
}
