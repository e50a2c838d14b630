import { count } from '../counts.mjs';
import { invalidatedSince } from '../invalidations.mjs';
import { TIMES } from '../times.mjs';
import { markServedFromCache, renderOutcome } from './answer-status.mjs';
import { tagOf } from './etags.mjs';
import { pages } from './memory-pages.mjs';
import { cachedHeaders, dueAt, retryAt } from './page-freshness.mjs';
import { hashPolicy, POLICY_HEADER } from './policy.mjs';
import { UNSEARCHED, uncachedHeaders } from './uncached-headers.mjs';

/**
 * @typedef {import('./memory-pages.mjs').Value} Value
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

/** What is no page stays until something pushes it out. */
const UNDATED = { until: Number.POSITIVE_INFINITY, begun: 0, tags: [] };

/**
 * Keeps the pages that Next has rendered, in memory and bounded in bytes, each until the first of
 * the answers that it is made of is due. Then its next visitor waits for a new rendering, for as
 * long as a page waits for what it reads, and gets the cached page when the services fail.
 *
 * A page that answers 404 or a redirect, or is shown at a provisional path, is not stored, so that
 * invented paths push nothing out.
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
      // Should the rendering break, the visitors of the next seconds get the cached page.
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
   * Next answers with this very object, so the status and the headers set on it are what everyone
   * gets who waited for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    if (value === null) pages.delete(key);
    else if (value.kind === 'APP_PAGE') setPage(key, value, context);
    else pages.set(key, { ...UNDATED, value, lastModified: Date.now() });
  }

  /** Nothing of this site calls Next's own invalidation: `invalidations.mjs` marks pages as stale. */
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
  // Where nobody has said a status, Next has one of its own: 404 for what is no page.
  value.status = outcome.status ?? value.status;
  const { begun = Date.now(), tags = [] } = outcome;
  // What changed while the page was being rendered may be in it or not.
  const until = dueAt(context, invalidatedSince(tags, begun) ? 0 : outcome.until);
  const isCached = status === 200 && !outcome.provisional;
  const robots = outcome.unsearched && { 'x-robots-tag': UNSEARCHED };
  const headers = isCached
    ? { ...cachedHeaders(until), ...robots }
    : uncachedHeaders(status, outcome);
  // Once for all who get this page: its policy, which names its own scripts, and its tag.
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
