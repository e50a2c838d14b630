import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedHeaders, staleAt } from '@/lib/server/page-cache/cache-headers.mjs';

const NOW = 1_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
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
