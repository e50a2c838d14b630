import { UNRECOGNIZED_KEY } from '../search/unrecognized';
import { ROSTER_KEYS } from '../talents/query';
import type { Route } from './route';

/**
 * The query keys that each page reads; a page without an entry reads none. Code that reads or
 * writes one must use this list: a page that read an unlisted key would be answered from the cache.
 */
export const QUERY_KEYS = {
  roster: [...ROSTER_KEYS, UNRECOGNIZED_KEY],
  profile: ['tab'],
  blog: ['page'],
  favorites: ['ids', 'view', 'sent', 'reply'],
  'be-a-model': ['sent', 'reply'],
  contact: ['sent', 'reply'],
  verify: ['reply'],
} as const satisfies Partial<Record<Route['page'], readonly string[]>>;

/** A page that reads its query. */
export type QueryPage = keyof typeof QUERY_KEYS;
export type QueryKey<Page extends QueryPage> = (typeof QUERY_KEYS)[Page][number];

/** True if the query has a key that the page reads, so that the cached page is not the answer. */
export function readsQuery({ page }: Route, query: URLSearchParams): boolean {
  if (!isDynamicPage(page)) return false;
  const keys: readonly string[] = QUERY_KEYS[page];
  return keys.some((key) => query.has(key));
}

function isDynamicPage(page: Route['page']): page is QueryPage {
  return Object.hasOwn(QUERY_KEYS, page);
}
