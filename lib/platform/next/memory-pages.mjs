import { onInvalidation } from '../invalidations.mjs';
import { processWide } from '../process-wide.mjs';
import { onRemoval } from '../removed-records.mjs';
import { PageMemory } from './page-store.mjs';

/**
 * The page cache's entries in memory, bounded in bytes.
 *
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * `until`: when a page becomes stale; `lastTryAt`: when a new rendering was last requested (both ms
 * since the epoch); `begun`: when its rendering began; `tags`: the tags of the data in it.
 * `sent`: the response headers that the front cache repeats (`front-cache.mjs`).
 * @typedef {{ headers: string[], tag: string, since: number }} Sent
 * @typedef {{ value: Value, lastModified: number, until: number, lastTryAt?: number, begun: number, tags: string[], sent?: Sent }} CachedPage
 */

/** Estimated overhead of an entry: its response headers and objects. */
const ENTRY_BYTES = 5_000;

/** The store of all cached pages of this process. */
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
 * The approximate size of a part of an entry, in bytes. Counts every string and buffer at any
 * depth: an overlooked one would let the memory grow without bound.
 * @param {unknown} part
 * @returns {number}
 */
function sizeOf(part) {
  // V8 stores a string in two bytes per character as soon as one character needs it.
  if (typeof part === 'string') return part.length * (/[^\0-\xff]/.test(part) ? 2 : 1);
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum, one) => sum + sizeOf(one), 0);
}
