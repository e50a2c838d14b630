import { LRUCache } from 'lru-cache';
import { answeredStatus } from './answer-status.mjs';

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * @typedef {{ value: Value, lastModified: number }} Kept
 */

const MAX_BYTES = 128 * 1024 * 1024;
const RETRY_MS = 5_000;

/** @type {LRUCache<string, Kept>} */
const pages = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ value }) => sizeOf(value) });

/**
 * Keeps the pages that Next has rendered, in memory and bounded in bytes. A page that answers 404
 * or a redirect is not kept, so that invented addresses push nothing out. One that answers 503 is
 * not kept either: the last good page stands and is tried again a little later.
 */
export default class PageCache {
  /** @param {string} key */
  async get(key) {
    return pages.get(key) ?? null;
  }

  /**
   * Next answers with this very object, so the status set on it is what everyone gets who waited
   * for this rendering.
   * @param {string} key
   * @param {Value | null} value
   * @param {{ cacheControl?: { revalidate?: number | false } }} context
   */
  async set(key, value, context) {
    if (value === null) {
      pages.delete(key);
      return;
    }
    if (value.kind === 'APP_PAGE') value.status = answeredStatus() ?? value.status;
    const status = ('status' in value ? value.status : undefined) ?? 200;
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

/** @param {Value} value */
function sizeOf(value) {
  if (value.kind === 'APP_PAGE') {
    const parts = [value.html, value.rscData, ...(value.segmentData?.values() ?? [])];
    return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1_000);
  }
  return 1_000 + ('body' in value ? value.body.length : 0);
}
