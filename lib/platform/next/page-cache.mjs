import { count } from '../counts.mjs';
import { invalidatedSince } from '../invalidations.mjs';
import { TIMES } from '../times.mjs';
import { markServedFromCache, renderOutcome } from './answer-status.mjs';
import { tagOf } from './etags.mjs';
import { pages } from './memory-pages.mjs';
import { cachedHeaders, retryAt, staleAt } from './page-freshness.mjs';
import { hashPolicy, POLICY_HEADER } from './policy.mjs';
import { UNSEARCHED, uncachedHeaders } from './uncached-headers.mjs';

/**
 * @typedef {import('./memory-pages.mjs').Value} Value
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

/** Entries other than pages never become stale; only eviction removes them. */
const NEVER_STALE = { until: Number.POSITIVE_INFINITY, begun: 0, tags: [] };

/**
 * Next's cache handler: an in-memory cache of rendered pages, bounded in bytes. A page becomes
 * stale with the first of the answers it was made from. Its next visitor then waits for a new
 * rendering, for as long as a page waits for its reads, and gets the cached page if the services
 * fail.
 *
 * A page with 404, a redirect or a provisional path is not stored, so that invented paths evict
 * nothing.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const cached = pages.get(key);
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
    markServedFromCache(key);
    count('page_cache', now < until ? 'fresh' : 'stale');
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
 * @param {string} key
 * @param {Extract<Value, { kind: 'APP_PAGE' }>} value
 * @param {Context} context
 */
function setPage(key, value, context) {
  const outcome = renderOutcome(key);
  const cached = pages.peek(key);
  const status = outcome.status ?? value.status ?? 200;
  if ((outcome.failed || status >= 500) && cached) {
    cached.until = retryAt(outcome.until);
    Object.assign(value, cached.value, { status: 200 });
    value.headers = { ...value.headers, ...cachedHeaders(cached.until) };
    return;
  }
  // If no status was set, Next's applies: 404 for a page that does not exist.
  value.status = outcome.status ?? value.status;
  const { begun = Date.now(), tags = [] } = outcome;
  // A change during the rendering may or may not be in the page, so it is stale at once.
  const until = staleAt(context, invalidatedSince(tags, begun) ? 0 : outcome.until);
  const isCached = status === 200 && !outcome.provisional;
  const robots = outcome.unsearched && { 'x-robots-tag': UNSEARCHED };
  const headers = isCached
    ? { ...cachedHeaders(until), ...robots }
    : uncachedHeaders(status, outcome);
  // Computed once per stored page: the policy with the hashes of its scripts, and the ETag.
  const html = value.html.toString();
  const policy = hashPolicy(html);
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (!isCached) {
    pages.delete(key);
    return;
  }
  value.headers.etag = tagOf([html]);
  pages.set(key, { value, lastModified: Date.now(), until, begun, tags });
}
