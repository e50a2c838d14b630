import { invalidationHeardSince } from '../../cache/invalidations.ts';
import { count } from '../../process/counts.ts';
import { monotonicNow } from '../../process/time.ts';
import { hashPolicy, POLICY_HEADER } from '../csp.ts';
import { etagOf } from '../http.ts';
import { currentRequest } from '../request-context.ts';
import {
  cachedHeaders,
  freshHeaders,
  staleAt,
  UNINDEXED,
  uncachedHeaders,
} from './cache-headers.ts';
import { type PageValue, pages, type Value } from './store.ts';

type Context = { cacheControl?: { revalidate?: number | false } };

/**
 * Next's cache handler: an in-memory cache of rendered pages, bounded in bytes. A page becomes
 * stale with the first of the answers it was made from. Its next visitors then wait for a new
 * rendering, which they share, for as long as a page waits for its reads. While the services fail it
 * is made from the cached answers.
 *
 * Only pages with status 200, and the 404 of each language, are stored, so that invented paths evict
 * nothing. Route handlers and reads are not: every handler is dynamic, and no read uses Next's `fetch`.
 */
export default class PageCache {
  async get(key: string) {
    const cached = pages.get(key);
    if (!cached) {
      count('page_cache', 'missing');
      return null;
    }
    const { value, until } = cached;
    if (monotonicNow() >= until) {
      count('page_cache', 'stale');
      return null;
    }
    markStored(key);
    count('page_cache', 'fresh');
    const headers = { ...value.headers, ...freshHeaders(value, until) };
    return { value: { ...value, headers }, lastModified: Date.now() };
  }

  /**
   * Next responds with this very object, so the status and headers set on it reach every request
   * that waited for this rendering.
   */
  async set(key: string, value: Value | null, context: Context) {
    if (value?.kind === 'APP_PAGE') setPage(key, value, context);
    else pages.delete(key);
  }

  /** Unused: `invalidations.ts` marks pages as stale; the site never calls Next's invalidation. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** Marks the current response as one of the page cache, which has its status and headers. */
function markStored(key: string) {
  const request = currentRequest();
  if (request) request.storedAs = key;
  return request;
}

function setPage(key: string, value: PageValue, context: Context) {
  const { page = {}, reads, begun = monotonicNow() } = markStored(key) ?? {};
  // If no status was set, Next's applies: 404 for a page that does not exist.
  value.status = page.status ?? value.status;
  const tags = reads?.tags ?? new Set();
  // A change during the rendering may or may not be in the page, so it is stale at once.
  const until = staleAt(context, invalidationHeardSince([...tags], begun) ? 0 : reads?.until);
  const status = value.status ?? 200;
  const isOk = status === 200;
  const headers = isOk
    ? { ...cachedHeaders(until), ...(page.noindex && { 'x-robots-tag': UNINDEXED }) }
    : uncachedHeaders(status, page);
  const html = value.html.toString();
  const policy = hashPolicy(html);
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (!isOk && !page.stored) {
    pages.delete(key);
    return;
  }
  const etag = etagOf([html]);
  const cached = pages.peek(key);
  const isSame = cached?.etag === etag;
  const modified = isSame ? cached.modified : wholeSeconds(Date.now());
  const { bodies, packedBytes } = isSame ? cached : {};
  if (isOk) {
    value.headers.etag = etag;
    value.headers['last-modified'] = new Date(modified ?? 0).toUTCString();
  }
  const sent = { value, until, tags, etag, modified };
  pages.set(key, { ...sent, bodies, packedBytes });
}

/** @param time HTTP dates have no fractions of a second */
function wholeSeconds(time: number) {
  return Math.floor(time / 1000) * 1000;
}
