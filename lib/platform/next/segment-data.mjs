import * as next from 'next/dist/server/app-render/collect-segment-data';
import { currentResponse } from './answer-status.mjs';

export const collectPrefetchHints = next.collectPrefetchHints;

/**
 * Replaces Next's function of this name, which decodes the RSC payload of a rendered page and encodes
 * it again, segment by segment, for prefetches. Views get no segments, so they must not be prefetched:
 * the router would get 404 (`intent-link.tsx`, `use-roster.ts`).
 *
 * Also hides the payload from `JSON.stringify`. `IncrementalCache.set` serializes every entry to
 * measure its size, which it needs only for `fetch` entries. A buffer would be serialized as an array
 * of numbers.
 *
 * @param {Parameters<typeof next.collectSegmentData>} page
 * @returns {ReturnType<typeof next.collectSegmentData>}
 */
export async function collectSegmentData(...page) {
  const [, payload] = page;
  Object.defineProperty(payload, 'toJSON', { value: () => undefined });
  return currentResponse()?.view ? new Map() : next.collectSegmentData(...page);
}
