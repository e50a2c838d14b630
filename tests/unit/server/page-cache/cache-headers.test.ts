import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedHeaders, staleAt, uncachedHeaders } from '@/lib/server/page-cache/cache-headers';

const NOW = Date.UTC(2026, 0, 1);
const HIDDEN = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
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
    'cache-control': `max-age=0, s-maxage=${seconds}, stale-if-error=86400`,
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
