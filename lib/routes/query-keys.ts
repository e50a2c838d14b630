import { profileTabOf } from '../talents/profile-tabs';
import { changesList, ROSTER_KEYS, readUnrecognized, UNRECOGNIZED_KEY } from '../talents/query';
import { limitsOn } from '../talents/ranges';
import { readRosterQuery } from '../talents/read-query';
import { hasCategoryKey } from '../talents/views';
import type { Route } from './route';

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

function isQueryPage(page: Route['page']): page is QueryPage {
  return Object.hasOwn(QUERY_KEYS, page);
}

/**
 * True if the keys that a page reads change what it shows. Otherwise the cached page is the answer.
 * Depends on the query alone, never on the panel's data, to which the page itself clamps it.
 */
export function changesPage(route: Route, query: URLSearchParams): boolean {
  switch (route.page) {
    case 'roster': {
      const reading = { categoryKey: hasCategoryKey(route.view), bounds: limitsOn(route.view) };
      const asked = readRosterQuery(query, reading);
      const unread = readUnrecognized(query.getAll(UNRECOGNIZED_KEY));
      return changesList(asked) || asked.page > 1 || unread.length > 0;
    }
    case 'blog':
      return blogPageOf(query.get('page')) > 1;
    case 'profile':
      return profileTabOf(query.get('tab')) !== undefined;
    default:
      return queryKeysOf(route).some((key) => query.has(key));
  }
}

/** The page number in a query of the blog; 1 if invalid. */
export function blogPageOf(value: string | null | undefined): number {
  return /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
}
