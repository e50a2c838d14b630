import { count } from '../platform/counts.mjs';
import { hashPolicy, POLICY_HEADER } from '../platform/csp.mjs';
import { invalidatedSince } from '../platform/invalidations.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import { TIMES } from '../platform/times.mjs';
import {
  cachedHeaders,
  retryAt,
  staleAt,
  tagOf,
  UNINDEXED,
  uncachedHeaders,
} from './cache-headers.mjs';
import { pagesLike } from './store.mjs';

/**
 * @typedef {import('./store.mjs').Value} Value
 * @typedef {import('./store.mjs').PageValue} PageValue
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

/** Entries other than pages never become stale; only eviction removes them. */
const NEVER_STALE = { until: Number.POSITIVE_INFINITY, begun: 0, tags: new Set() };

/**
 * Next's cache handler: an in-memory cache of rendered pages, bounded in bytes. A page becomes
 * stale with the first of the answers it was made from. Its next visitor then waits for a new
 * rendering, for as long as a page waits for its reads, and gets the cached page if the services
 * fail.
 *
 * Only pages with status 200 are stored, so that invented paths evict nothing.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const cached = pagesLike(key).get(key);
    if (!cached) {
      count('page_cache', 'missing');
      return null;
    }
    const { value, until, lastTryAt = 0 } = cached;
    if (value.kind !== 'APP_PAGE') return cached;
    const now = Date.now();
    if (now >= until && now >= lastTryAt + TIMES.pages.retryMs) {
      // If the rendering fails, visitors get the cached page for the next few seconds.
      cached.lastTryAt = now;
      count('page_cache', 'due');
      return null;
    }
    markStored(key);
    count('page_cache', now < until ? 'fresh' : 'stale');
    /** @type {NonNullable<PageValue['headers']>} */
    const headers = { ...value.headers, ...cachedHeaders(until) };
    return { value: { ...value, headers }, lastModified: now };
  }

  /**
   * Next responds with this very object, so the status and headers set on it reach every request
   * that waited for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    const store = pagesLike(key);
    if (value === null) store.delete(key);
    else if (value.kind === 'APP_PAGE') setPage(key, value, context);
    else store.set(key, { ...NEVER_STALE, value, lastModified: Date.now() });
  }

  /** Unused: `invalidations.mjs` marks pages as stale; the site never calls Next's invalidation. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/**
 * Marks the current response as one of the page cache, which has its status and headers.
 * @param {string} key
 */
function markStored(key) {
  const request = currentRequest();
  if (request) request.storedAs = key;
  return request;
}

/**
 * @param {string} key
 * @param {PageValue} value
 * @param {Context} context
 */
function setPage(key, value, context) {
  const store = pagesLike(key);
  const { page = {}, begun = Date.now() } = markStored(key) ?? {};
  const { reads } = page;
  const cached = store.peek(key);
  const status = page.status ?? value.status ?? 200;
  if ((page.failed || status >= 500) && cached) {
    cached.until = retryAt(reads?.until);
    Object.assign(value, cached.value, { status: 200 });
    value.headers = { ...value.headers, ...cachedHeaders(cached.until) };
    return;
  }
  // If no status was set, Next's applies: 404 for a page that does not exist.
  value.status = page.status ?? value.status;
  const tags = reads?.tags ?? new Set();
  // A change during the rendering may or may not be in the page, so it is stale at once.
  const until = staleAt(context, invalidatedSince([...tags], begun) ? 0 : reads?.until);
  const isCached = status === 200;
  const headers = isCached
    ? { ...cachedHeaders(until), ...(page.noindex && { 'x-robots-tag': UNINDEXED }) }
    : uncachedHeaders(status, page);
  const html = value.html.toString();
  const policy = hashPolicy(html);
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (!isCached) {
    store.delete(key);
    return;
  }
  const etag = tagOf([html]);
  const modified = cached?.etag === etag ? cached.modified : wholeSeconds(Date.now());
  value.headers.etag = etag;
  value.headers['last-modified'] = new Date(modified ?? 0).toUTCString();
  store.set(key, { value, lastModified: Date.now(), until, begun, tags, etag, modified });
}

/** @param {number} time HTTP dates have no fractions of a second */
function wholeSeconds(time) {
  return Math.floor(time / 1000) * 1000;
}
