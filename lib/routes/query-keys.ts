import { UNRECOGNIZED_KEY } from '../search/unrecognized';
import { ROSTER_KEYS } from '../talents/query';
import type { Route } from './route';

/** The query key that Next's router adds to what it fetches. */
export const ROUTER_KEY = '_rsc';

/**
 * The query keys that each page reads, in canonical order; a page without an entry reads none. Next
 * and the page get no other key, so code that reads or writes one must use this list.
 */
export const QUERY_KEYS = {
  roster: [...ROSTER_KEYS, UNRECOGNIZED_KEY],
  profile: ['tab'],
  blog: ['page'],
  favorites: ['ids', 'view'],
} as const satisfies Partial<Record<Route['page'], readonly string[]>>;

/** A page that reads its query. */
export type QueryPage = keyof typeof QUERY_KEYS;
export type QueryKey<Page extends QueryPage> = (typeof QUERY_KEYS)[Page][number];

/** The query keys that the page of a route reads. */
export function queryKeysOf({ page }: Route): readonly string[] {
  return isQueryPage(page) ? QUERY_KEYS[page] : [];
}

/** True if the query has a key that the page reads, so that the cached page is not the answer. */
export function readsQuery(route: Route, query: URLSearchParams): boolean {
  return queryKeysOf(route).some((key) => query.has(key));
}

function isQueryPage(page: Route['page']): page is QueryPage {
  return Object.hasOwn(QUERY_KEYS, page);
}
