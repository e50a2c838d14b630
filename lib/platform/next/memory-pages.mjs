import { onInvalidation } from '../invalidations.mjs';
import { processWide } from '../process-wide.mjs';
import { onRemoval } from '../removed-records.mjs';
import { PageMemory } from './page-store.mjs';

/**
 * Cached pages, in memory and bounded in bytes.
 *
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * `until`: when a page is due to be rendered again; `tried`: when that was last asked for (all ms
 * since the epoch); `begun`: when its rendering began; `tags`: what it is made of.
 * `sent`: how the front cache repeats it (`front-cache.mjs`).
 * @typedef {{ headers: string[], tag: string, since: number }} Sent
 * @typedef {{ value: Value, lastModified: number, until: number, lastTryAt?: number, begun: number, tags: string[], sent?: Sent }} CachedPage
 */

/** Estimated overhead of an entry: the stored response headers, and its objects. */
const ENTRY_BYTES = 5_000;

export const pages = processWide(
  'pages',
  () => new PageMemory(({ value }) => ENTRY_BYTES + sizeOf(value)),
);

onRemoval('pages', (tag) => {
  for (const [key, page] of pages.entries()) {
    if (page.tags.includes(tag)) pages.delete(key);
  }
});

onInvalidation('pages', ({ tags }) => {
  for (const [, page] of pages.entries()) {
    if (!page.tags.some((tag) => tags.includes(tag))) continue;
    page.until = 0;
    page.lastTryAt = 0;
  }
});

/**
 * About how many bytes a part of an entry holds. Every text and every buffer counts, wherever it
 * stands: a kind of entry that was forgotten would grow without bound.
 * @param {unknown} part
 * @returns {number}
 */
function sizeOf(part) {
  // V8 holds a text in two bytes a character as soon as one of them needs it.
  if (typeof part === 'string') return part.length * (/[^\0-\xff]/.test(part) ? 2 : 1);
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum, one) => sum + sizeOf(one), 0);
}
