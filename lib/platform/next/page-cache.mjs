import { LRUCache } from 'lru-cache';
import { failureHeaders, keepAnswer } from './answer-status.mjs';

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * @typedef {{ value: Value, lastModified: number }} Kept
 */

const MAX_BYTES = 128 * 1024 * 1024;
const RETRY_MS = 5_000;

/** How long our own nginx keeps a page: it learns of no edit. The header goes no further than it. */
const PROXY_SECONDS = '2';

/** What an entry weighs beside its content, so that none weighs nothing. */
const ENTRY_BYTES = 1_000;

/** @type {LRUCache<string, Kept>} */
const pages = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }) => ENTRY_BYTES + sizeOf(value),
});

/**
 * Keeps the pages that Next has rendered, in memory and bounded in bytes. A page that answers 404
 * or a redirect is not kept, so that invented paths push nothing out. One that answers 503 is not
 * kept either: the last good page stands and is tried again a little later.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const kept = pages.get(key) ?? null;
    if (kept?.value.kind === 'APP_PAGE') keepAnswer();
    return kept;
  }

  /**
   * Next answers with this very object, so the status and the headers set on it are what everyone
   * gets who waited for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {{ cacheControl?: { revalidate?: number | false } }} context
   */
  async set(key, value, context) {
    if (value === null) {
      pages.delete(key);
      return;
    }
    if (value.kind === 'APP_PAGE') {
      value.status = keepAnswer() ?? value.status;
      value.headers = { ...value.headers, ...failureHeaders(value.status ?? 200) };
    }
    const status = ('status' in value ? value.status : undefined) ?? 200;
    if (value.kind === 'APP_PAGE' && status === 200) {
      value.headers = { ...value.headers, 'x-accel-expires': PROXY_SECONDS };
    }
    if (status === 200) pages.set(key, { value, lastModified: Date.now() });
    else if (status >= 500) postpone(key, context.cacheControl?.revalidate || 0);
    else pages.delete(key);
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
 * Next renders a stale page again for every visitor. While the services are down that would be in
 * vain, so the kept page counts as fresh for a moment longer.
 * @param {string} key
 * @param {number} revalidate seconds that a page counts as fresh
 */
function postpone(key, revalidate) {
  const kept = pages.peek(key);
  if (kept) kept.lastModified = Date.now() - revalidate * 1000 + RETRY_MS;
}

/**
 * About how many bytes a part of an entry holds. Every text and every buffer counts, wherever it
 * stands: a kind of entry that was forgotten would grow without bound.
 * @param {unknown} part
 * @returns {number}
 */
function sizeOf(part) {
  if (typeof part === 'string') return part.length;
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum, one) => sum + sizeOf(one), 0);
}
