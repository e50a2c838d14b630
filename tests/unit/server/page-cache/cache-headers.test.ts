import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cachedHeaders,
  etagOf,
  hasVersion,
  staleAt,
  uncachedHeaders,
} from '@/lib/server/page-cache/cache-headers.mjs';

const NOW = Date.UTC(2026, 0, 1);
const HIDDEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => void vi.useRealTimers();
});

describe('a page is stale', () => {
  it.each<[string, Parameters<typeof staleAt>[0], number | undefined, number]>([
    ['with the first thing that it is made of', {}, 40_000, 40_000],
    ['after 300 s by default', {}, undefined, 300_000],
    ['after 300 s at the latest', {}, 301_000, 300_000],
    ['after a time of its own', { cacheControl: { revalidate: 60 } }, undefined, 60_000],
    ['after 300 s where it has none', { cacheControl: { revalidate: false } }, undefined, 300_000],
    ['after half a second at the earliest', {}, -1_000, 500],
  ])('%s', (_when, context, until, ms) => {
    expect(staleAt(context, until === undefined ? undefined : NOW + until)).toBe(NOW + ms);
  });
});

it.each([
  ['for its remaining freshness and two seconds', 40_999, 42],
  ['for two seconds when it is due', -5_000, 2],
  ['for 302 s at most', 86_400_000, 302],
])('shared caches may store a page %s', (_how, until, seconds) => {
  expect(cachedHeaders(NOW + until)).toEqual({
    'cache-control': `s-maxage=${seconds}, stale-if-error=86400`,
  });
});

it.each([
  ['a page', 200, {}, {}],
  ['a page while the services fail', 200, { retryAt: null }, {}],
  ['an unchanged page', 304, {}, {}],
  ['a permanent redirect', 308, {}, {}],
  ['a temporary redirect', 307, {}, { 'cache-control': 'no-store' }],
  ['a missing page', 404, {}, HIDDEN],
  ['a page that is missing while the services fail', 404, { retryAt: null }, 5],
  ['a page that is not available', 503, { retryAt: null }, 5],
  ['a page until a moment', 503, { retryAt: NOW + 41_500 }, 42],
  ['a page that is not available by our own limit', 503, {}, HIDDEN],
  ['a fault', 500, { retryAt: null }, {}],
])('%s (%i)', (_what, status, answer, expected) => {
  const retry = typeof expected === 'number' && { ...HIDDEN, 'retry-after': String(expected) };
  expect(uncachedHeaders(status, answer)).toEqual(retry || expected);
});

it('the ETag of a text depends on the text alone, and not on its chunks', () => {
  expect(etagOf(['one', 'two'])).toBe(etagOf(['onetwo']));
  expect(etagOf(['one', 'two'])).not.toBe(etagOf(['one', 'three']));
  expect(etagOf(['one'])).toMatch(/^"[\w-]{20}"$/);
});

const EARLIER = 'Wed, 31 Dec 2025 23:59:59 GMT';
const LATER = 'Thu, 01 Jan 2026 00:00:01 GMT';

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"b" ,W/"a"' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': 'a' }, false],
  [{ 'if-none-match': '"ab"' }, false],
  // The ETag takes precedence over the date (RFC 9110, section 13.2.2).
  [{ 'if-none-match': '"b"', 'if-modified-since': LATER }, false],
  [{ 'if-none-match': '"a"', 'if-modified-since': EARLIER }, true],
  [{ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, true],
  [{ 'if-modified-since': LATER }, true],
  [{ 'if-modified-since': EARLIER }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
])('a client with %o has the version: %s', (headers, has) => {
  expect(hasVersion(headers, '"a"', NOW)).toBe(has);
});
