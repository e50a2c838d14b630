import { beforeEach, expect, it } from 'vitest';
import { viewSegment } from '@/lib/page-cache/view-key.mjs';
import { freshPageCache, page } from '../../fixtures/page-cache.ts';

const MEGABYTE = 1024 * 1024;
const html = 'x'.repeat(MEGABYTE);
const view = (letter: string) => `/pt/models/women/${viewSegment(`letter=${letter}`)}`;
const invented = (count: number) => Array.from({ length: count }, (_, place) => view(`${place}`));

let cache: Awaited<ReturnType<typeof freshPageCache>>;
beforeEach(async () => {
  cache = await freshPageCache();
});

it('invented queries evict no page', async () => {
  await cache.keep('/pt/models/women', page(html));
  for (const key of invented(100)) await cache.keep(key, page(html));
  expect(await cache.htmlOf('/pt/models/women')).toBe(html);
});

it('views are bounded in bytes: the least recently used go first', async () => {
  const views = invented(40);
  for (const key of views) {
    await cache.keep(key, page(html));
    await cache.htmlOf(views[0] ?? '');
  }
  const found = await Promise.all(views.map(cache.htmlOf));
  expect(found[0], 'asked for all the time').toBe(html);
  const stored = found.filter((one) => one !== null).length;
  expect(stored).toBeGreaterThan(20);
  expect(stored).toBeLessThan(25);
});

it('a view that is rendered again replaces the old one', async () => {
  for (const time of ['first', 'second', 'third']) {
    await cache.keep(view('a'), page(time));
    expect([await cache.htmlOf(view('a')), await cache.htmlOf(view('a'))]).toEqual([time, time]);
  }
});
