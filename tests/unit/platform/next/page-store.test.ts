import { beforeEach, expect, it } from 'vitest';
import { viewSegment } from '@/lib/platform/next/view-segment.mjs';
import { freshPageCache, page } from '../../../fixtures/page-cache.ts';

const MEGABYTE = 1024 * 1024;
const html = 'x'.repeat(MEGABYTE);
const view = (letter: string) => `/pt/models/women/${viewSegment(`letter=${letter}`)}`;
const invented = (count: number) => Array.from({ length: count }, (_, place) => view(`${place}`));

let cache: Awaited<ReturnType<typeof freshPageCache>>;
beforeEach(async () => {
  cache = await freshPageCache();
});

it('invented queries evict no page, and no view that was requested twice', async () => {
  await cache.keep('/pt/models/women', page(html));
  await cache.keep(view('a'), page(html));
  expect(await cache.htmlOf(view('a'))).toBe(html);
  await cache.keep(view('b'), page(html));
  for (const key of invented(100)) await cache.keep(key, page(html));
  expect(await cache.htmlOf('/pt/models/women')).toBe(html);
  expect(await cache.htmlOf(view('a'))).toBe(html);
  expect(await cache.htmlOf(view('b')), 'asked for once').toBeNull();
});

it('views are bounded in bytes, also those requested twice', async () => {
  const views = invented(40);
  for (const key of views) {
    await cache.keep(key, page(html));
    await cache.htmlOf(key);
  }
  const found = await Promise.all(views.map(cache.htmlOf));
  const stored = found.filter((one) => one !== null).length;
  expect(stored).toBeGreaterThan(10);
  expect(stored).toBeLessThan(17);
});

it('a view that is rendered again replaces the old one', async () => {
  for (const time of ['first', 'second', 'third']) {
    await cache.keep(view('a'), page(time));
    expect([await cache.htmlOf(view('a')), await cache.htmlOf(view('a'))]).toEqual([time, time]);
  }
});

it('a view is invalidated and removed like any page', async () => {
  const { publishRemoval } = await import('@/lib/platform/removed-records.mjs');
  const { pages } = await import('@/lib/platform/next/memory-pages.mjs');
  for (const key of [view('a'), view('b')]) await cache.keep(key, page(key));
  await cache.htmlOf(view('a'));
  for (const [, entry] of pages.entries()) entry.tags = ['talent:1'];
  publishRemoval('talent:1');
  expect([await cache.htmlOf(view('a')), await cache.htmlOf(view('b'))]).toEqual([null, null]);
});
