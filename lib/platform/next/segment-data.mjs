import * as next from 'next/dist/server/app-render/collect-segment-data';
import { currentResponse } from './answer-status.mjs';

export const collectPrefetchHints = next.collectPrefetchHints;

/**
 * Replaces Next's function of this name, which re-encodes the RSC payload of a rendered page for the
 * page cache: once for each segment, for prefetches of links. Views get no segments, because links to
 * views are not prefetched (`intent-link.tsx`).
 *
 * Also excludes the payload from `JSON.stringify`. Next serializes each entry of the page cache that
 * way to measure it, although it uses the size only for `fetch` entries, and the payload would become
 * an array of numbers.
 *
 * @param {Parameters<typeof next.collectSegmentData>} page
 * @returns {ReturnType<typeof next.collectSegmentData>}
 */
export async function collectSegmentData(...page) {
  const [, payload] = page;
  Object.defineProperty(payload, 'toJSON', { value: () => undefined });
  return currentResponse()?.view ? new Map() : next.collectSegmentData(...page);
}
