import { count } from '../counts.mjs';
import { refreshedSince } from '../refreshes.mjs';
import { failureHeaders, keepAnswer } from './answer-status.mjs';
import { forget, pages } from './kept-pages.mjs';
import { dueAt, keptHeaders, RETRY_MS, retryAt } from './page-freshness.mjs';
import { hashPolicy, POLICY_HEADER } from './policy.mjs';
import { loadPage, savePage } from './shared-pages.mjs';
import { tagOf } from './versions.mjs';

/**
 * @typedef {import('./kept-pages.mjs').Value} Value
 * @typedef {{ cacheControl?: { revalidate?: number | false } }} Context
 */

/** What is no page stays until something pushes it out. */
const UNDATED = { until: Number.POSITIVE_INFINITY, begun: 0, tags: [] };

/**
 * Keeps the pages that Next has rendered, in memory and bounded in bytes, each until the first of
 * the answers that it is made of is due. Then its next visitor waits for a new rendering, for as
 * long as a page waits for what it reads, and gets the kept page when the services fail.
 *
 * A page that answers 404 or a redirect is not kept, so that invented paths push nothing out.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const kept = await this.#find(key);
    if (!kept) {
      count('page_cache', 'missing');
      return null;
    }
    const { value, until, tried = 0 } = kept;
    if (value.kind !== 'APP_PAGE') return kept;
    const now = Date.now();
    if (now >= until && now >= tried + RETRY_MS) {
      // Should the rendering break, the visitors of the next seconds get the kept page.
      kept.tried = now;
      count('page_cache', 'due');
      return null;
    }
    keepAnswer();
    count('page_cache', now < until ? 'fresh' : 'stale');
    const headers = { ...value.headers, ...keptHeaders(until) };
    return { value: { ...value, headers }, lastModified: now };
  }

  /**
   * What is in memory, or what another instance has, where that is newer.
   * @param {string} key
   */
  async #find(key) {
    const own = pages.get(key);
    if (own && Date.now() < own.until) return own;
    const shared = await loadPage(key);
    if (!shared || shared.until <= (own?.until ?? -1)) return own;
    pages.set(key, shared);
    count('page_cache', 'shared');
    return shared;
  }

  /**
   * Next answers with this very object, so the status and the headers set on it are what everyone
   * gets who waited for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {Context} context
   */
  async set(key, value, context) {
    if (value === null) forget(key);
    else if (value.kind === 'APP_PAGE') setPage(key, value, context);
    else pages.set(key, { ...UNDATED, value, lastModified: Date.now() });
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    const wanted = new Set([tags].flat());
    for (const [key, { value }] of pages.entries()) {
      const tagged = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
      if (
        tagged
          ?.toString()
          .split(',')
          .some((tag) => wanted.has(tag))
      )
        pages.delete(key);
    }
  }

  resetRequestCache() {}
}

/**
 * @param {string} key
 * @param {Extract<Value, { kind: 'APP_PAGE' }>} value
 * @param {Context} context
 */
function setPage(key, value, context) {
  const said = keepAnswer();
  const kept = pages.peek(key);
  const status = said.status ?? value.status ?? 200;
  if ((said.failed || status >= 500) && kept) {
    kept.until = retryAt(said.until);
    Object.assign(value, kept.value, { status: 200 });
    value.headers = { ...value.headers, ...keptHeaders(kept.until) };
    return;
  }
  // Where nobody has said a status, Next has one of its own: 404 for what is no page.
  value.status = said.status ?? value.status;
  const { begun = Date.now(), tags = [] } = said;
  // What changed while the page was being rendered may be in it or not.
  const until = dueAt(context, refreshedSince(tags, begun) ? 0 : said.until);
  const headers = status === 200 ? keptHeaders(until) : failureHeaders(status, said.failed);
  // Once for all who get this page: its policy, which names its own scripts, and its tag.
  const html = value.html.toString();
  const policy = hashPolicy(html);
  value.headers = { ...value.headers, ...headers, ...(policy && { [POLICY_HEADER]: policy }) };
  if (status !== 200) {
    forget(key);
    return;
  }
  value.headers.etag = tagOf([html]);
  const page = { value, lastModified: Date.now(), until, begun, tags };
  pages.set(key, page);
  void savePage(key, page);
}
