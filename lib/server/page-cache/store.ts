import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../../cache/invalidations.ts';
import { processWide } from '../../process/process-wide.ts';

/** A page as Next gives it. */
export type PageValue = {
  kind: 'APP_PAGE';
  /** A text, or an object with one, which Next passes on (documented as opaque). */
  html: { toString(): string };
  status?: number;
  headers?: Record<string, undefined | string | string[]>;
};

export type Value = PageValue | { kind: 'APP_ROUTE' | 'FETCH' | 'IMAGE' | 'PAGES' | 'REDIRECT' };

/** An entry of the page cache. */
export type Entry = {
  value: PageValue;
  /** When the page becomes stale, by the monotonic clock. */
  until: number;
  /** The tags of the data in it. */
  tags: ReadonlySet<string>;
  etag?: string;
  /** Since when it has this ETag, in whole seconds. */
  modified?: number;
  /** The headers that the front cache repeats, alternating names and values. */
  sent?: string[];
  /** Its compressed copies by encoding, of `packedBytes` in all. */
  bodies?: Map<string, Promise<Buffer>>;
  packedBytes?: number;
};

const MAX_BYTES = 64 * 1024 * 1024;

/** Estimated overhead of an entry: its response headers and objects. */
const ENTRY_BYTES = 5_000;

/** The entries by their key in Next's page cache. */
export const pages = processWide(
  'pages',
  () =>
    new LRUCache<string, Entry>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ value, packedBytes = 0 }) => ENTRY_BYTES + sizeOf(value) + packedBytes,
    }),
);

/** Counts bytes by which the compressed copies of an entry have grown, unless they were dropped. */
export function countBytes(key: string, { bodies }: Entry, bytes: number) {
  const entry = pages.peek(key);
  if (!entry || entry.bodies !== bodies) return;
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
 */
function sizeOf(part: unknown): number {
  // V8 stores a string in two bytes per character as soon as one character needs it.
  if (typeof part === 'string') return part.length * (/[^\0-\xff]/.test(part) ? 2 : 1);
  if (ArrayBuffer.isView(part)) return part.byteLength;
  if (typeof part !== 'object' || part === null) return 0;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce((sum, one) => sum + sizeOf(one), 0);
}
