import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../../cache/invalidations.mjs';
import { processWide } from '../../process/process-wide.mjs';

/**
 * The page cache's entries, by their key in Next's page cache.
 *
 * `html` is a text, or an object with one, which Next passes on (documented as opaque).
 * @typedef {{ kind: 'APP_PAGE', html: { toString(): string }, status?: number,
 *   headers?: Record<string, undefined | string | string[]> }} PageValue
 * @typedef {PageValue | { kind: 'APP_ROUTE' | 'FETCH' | 'IMAGE' | 'PAGES' | 'REDIRECT' }} Value
 *
 * `until`: when the page becomes stale; `begun`: when its rendering began; `modified`: since when it
 * has this ETag, in whole seconds (all ms since the epoch). `tags`: the tags of the data in it. `sent`:
 * the headers that the front cache repeats, alternating names and values. `bodies`: its compressed
 * copies by encoding, of `packedBytes` in all.
 * @typedef {{ value: Value, lastModified: number, until: number, begun: number,
 *   tags: ReadonlySet<string>, etag?: string, modified?: number, sent?: string[],
 *   bodies?: Map<string, Promise<Buffer>>, packedBytes?: number }} Entry
 */

const MAX_BYTES = 64 * 1024 * 1024;

/** Estimated overhead of an entry: its response headers and objects. */
const ENTRY_BYTES = 5_000;

/** @type {LRUCache<string, Entry>} */
export const pages = processWide(
  'pages',
  () =>
    new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ value, packedBytes = 0 }) => ENTRY_BYTES + sizeOf(value) + packedBytes,
    }),
);

/**
 * Counts bytes that an entry has grown by, unless it has been replaced.
 * @param {string} key
 * @param {Entry} entry
 * @param {number} bytes
 */
export function countBytes(key, entry, bytes) {
  if (pages.peek(key) !== entry) return;
  entry.packedBytes = (entry.packedBytes ?? 0) + bytes;
  // The cache asks for the size of what is new to it.
  pages.delete(key);
  pages.set(key, entry);
}

onInvalidation('pages', ({ tags }) => {
  for (const entry of pages.values()) {
    if (tags.some((tag) => entry.tags.has(tag))) entry.until = 0;
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
