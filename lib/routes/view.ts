import { viewSegment } from '../page-cache/view-key.mjs';
import { UNRECOGNIZED_KEY } from '../search/unrecognized';
import { PROFILE_TABS } from '../talents/profile-tabs';
import { writeRosterQuery } from '../talents/query';
import { LIMITS } from '../talents/ranges';
import { readRosterQuery } from '../talents/read-query';
import { hasCategoryKey } from '../talents/views';
import { blogPageOf } from './blog-page';
import { readsQuery } from './query-keys';
import type { Route } from './route';

/**
 * How to answer a query: `segment` is the view's part of the page cache's key, undefined for the
 * page without a query. `dynamic`: the page is rendered per request.
 */
export type View = { dynamic: boolean; segment?: string | undefined };

/** Words typed by a visitor, which are private and must not be cached with a page. */
const TYPED_KEYS = ['q', UNRECOGNIZED_KEY];

/** Decides whether a page can be cached for this query, and under which segment. */
export function viewOf(route: Route, params: URLSearchParams): View {
  if (!readsQuery(route, params)) return { dynamic: false };
  const query = canonicalQuery(route, params);
  if (query === '') return { dynamic: false };
  const segment = query === null ? null : viewSegment(query);
  return segment === null ? { dynamic: true } : { dynamic: false, segment };
}

/**
 * The query in the canonical form of links: known keys, in order, without values that have no
 * effect. Null for a query that belongs to one visitor. Depends on the query alone, never on the
 * panel's data: the page itself clamps it to the roster.
 */
function canonicalQuery(route: Route, params: URLSearchParams): string | null {
  switch (route.page) {
    case 'roster': {
      if (TYPED_KEYS.some((key) => params.getAll(key).some((text) => text.trim()))) return null;
      const reading = { categoryKey: hasCategoryKey(route.view), bounds: LIMITS };
      return writeRosterQuery(readRosterQuery(params, reading)).toString();
    }
    case 'blog': {
      const page = blogPageOf(params.get('page'));
      return page > 1 ? `page=${page}` : '';
    }
    case 'profile': {
      const tab = PROFILE_TABS.find((one) => one === params.get('tab'));
      return tab ? `tab=${tab}` : '';
    }
    default:
      return null;
  }
}
