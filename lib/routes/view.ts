import { viewSegment } from '../platform/next/view-segment.mjs';
import { UNRECOGNIZED_KEY } from '../search/unrecognized';
import { PROFILE_TABS } from '../talents/profile-tabs';
import { readRosterQuery, writeRosterQuery } from '../talents/query';
import { LIMITS } from '../talents/ranges';
import { hasCategoryKey } from '../talents/views';
import { blogPageOf } from './blog-page';
import { readsQuery } from './query-keys';
import type { Route } from './route';

/**
 * What a query asks of a page: `segment` names the view in the page cache, and is undefined for the page
 * as it is without a query. `dynamic`: the page is rendered for this request alone.
 */
export type View = { dynamic: boolean; segment?: string | undefined };

/** Words that a visitor typed: each visitor's own, and not to be stored with a page. */
const TYPED_KEYS = ['q', UNRECOGNIZED_KEY];

/** Tells whether a page can be cached for this query, and under which name. */
export function viewOf(route: Route, params: URLSearchParams): View {
  if (!readsQuery(route, params)) return { dynamic: false };
  const query = canonicalQuery(route, params);
  if (query === '') return { dynamic: false };
  const segment = query === null ? null : viewSegment(query);
  return segment === null ? { dynamic: true } : { dynamic: false, segment };
}

/**
 * The query in the one form in which links write it: known keys, in order, without values that change
 * nothing; null for one that belongs to a single visitor. It depends on the query alone, never on data
 * of the panel: the page itself narrows it to what the roster holds.
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
