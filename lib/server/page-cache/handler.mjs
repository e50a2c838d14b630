import { invalidatedSince } from '../../cache/invalidations.mjs';
import { count } from '../../process/counts.mjs';
import { hashPolicy, POLICY_HEADER } from '../csp.mjs';
import { currentRequest } from '../request-context.mjs';
import { cachedHeaders, etagOf, staleAt, UNINDEXED, uncachedHeaders } from './cache-headers.mjs';
import { pages } from './store.mjs';

/**
 * @typedef {import('./store.mjs').Value} Value
 * @typedef {import('./store.mjs').PageValue} PageValue
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

/** Entries other than pages never become stale; only eviction removes them. */
const NEVER_STALE = { until: Number.POSITIVE_INFINITY, begun: 0, tags: new Set() };

/**
 * Next's cache handler: an in-memory cache of rendered pages, bounded in bytes. A page becomes
 * stale with the first of the answers it was made from. Its next visitors then wait for a new
 * rendering, which they share, for as long as a page waits for its reads. While the services fail it
 * is made from the cached answers.
 *
 * Only pages with status 200 are stored, so that invented paths evict nothing.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const cached = pages.get(key);
    if (!cached) {
      count('page_cache', 'missing');
      return null;
    }
    const { value, until } = cached;
    if (value.kind !== 'APP_PAGE') return cached;
    const now = Date.now();
    if (now >= until) {
      count('page_cache', 'stale');
      return null;
    }
    markStored(key);
    count('page_cache', 'fresh');
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
    if (value === null) pages.delete(key);
    else if (value.kind === 'APP_PAGE') setPage(key, value, context);
    else pages.set(key, { ...NEVER_STALE, value, lastModified: Date.now() });
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
  const { page = {}, begun = Date.now() } = markStored(key) ?? {};
  const { reads } = page;
  // If no status was set, Next's applies: 404 for a page that does not exist.
  value.status = page.status ?? value.status;
  const tags = reads?.tags ?? new Set();
  // A change during the rendering may or may not be in the page, so it is stale at once.
  const until = staleAt(context, invalidatedSince([...tags], begun) ? 0 : reads?.until);
  const status = value.status ?? 200;
  const isCached = status === 200;
  const headers = isCached
    ? { ...cachedHeaders(until), ...(page.noindex && { 'x-robots-tag': UNINDEXED }) }
    : uncachedHeaders(status, page);
  const html = value.html.toString();
  const policy = hashPolicy(html);
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (!isCached) {
    pages.delete(key);
    return;
  }
  const etag = etagOf([html]);
  const cached = pages.peek(key);
  const modified = cached?.etag === etag ? cached.modified : wholeSeconds(Date.now());
  value.headers.etag = etag;
  value.headers['last-modified'] = new Date(modified ?? 0).toUTCString();
  pages.set(key, { value, lastModified: Date.now(), until, begun, tags, etag, modified });
}

/** @param {number} time HTTP dates have no fractions of a second */
function wholeSeconds(time) {
  return Math.floor(time / 1000) * 1000;
}
