import { brotliCompress, gunzipSync, gzip } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

// Spies on the real functions, to count their calls.
vi.mock('node:zlib', async (original) => {
  const real = await original<typeof import('node:zlib')>();
  return { ...real, gzip: vi.fn(real.gzip), brotliCompress: vi.fn(real.brotliCompress) };
});

const PAGE = '<p>olá</p>'.repeat(2_000);

let bodyOf: typeof import('@/lib/server/front-cache').bodyOf;
let pages: typeof import('@/lib/server/page-cache/store').pages;

beforeEach(async () => {
  beginProcess({});
  vi.mocked(gzip).mockClear();
  vi.mocked(brotliCompress).mockClear();
  ({ bodyOf } = await import('@/lib/server/front-cache'));
  ({ pages } = await import('@/lib/server/page-cache/store'));
});

function stored(html = PAGE) {
  const value = { kind: 'APP_PAGE' as const, html };
  const entry = { value, lastModified: 0, until: 0, tags: new Set<string>() };
  pages.set('/a', entry);
  return entry;
}

it('a page is compressed once for all who ask at once, and afterwards', async () => {
  const entry = stored();
  const [one, other] = await Promise.all([
    bodyOf('/a', entry, 'gzip'),
    bodyOf('/a', entry, 'gzip'),
  ]);
  expect(gunzipSync(one).toString()).toBe(PAGE);
  expect([other, await bodyOf('/a', entry, 'gzip')]).toEqual([one, one]);
  expect([gzip, brotliCompress].map((pack) => vi.mocked(pack).mock.calls.length)).toEqual([1, 0]);
});

it('a page that replaces another is compressed anew', async () => {
  await bodyOf('/a', stored(), 'gzip');
  const again = await bodyOf('/a', stored(`${PAGE}b`), 'gzip');
  expect(gunzipSync(again).toString()).toBe(`${PAGE}b`);
});

it('a new rendering of the same page keeps the compressed copies', async () => {
  const { default: PageCache } = await import('@/lib/server/page-cache/handler');
  const { page } = await import('../../fixtures/page-cache.ts');
  const [cache, gzipped] = [
    new PageCache(),
    async () => {
      const entry = pages.peek('/b');
      return entry && bodyOf('/b', entry, 'gzip');
    },
  ];
  await cache.set('/b', page(PAGE), {});
  const first = await gzipped();
  const size = pages.calculatedSize;
  await cache.set('/b', page(PAGE), {});
  expect([await gzipped(), pages.calculatedSize]).toEqual([first, size]);
  expect(gzip).toHaveBeenCalledTimes(1);
});

it('compressed bytes count in the size of the cache, and go with the page', async () => {
  const entry = stored();
  const before = pages.calculatedSize;
  const sizes = [await bodyOf('/a', entry, 'br'), await bodyOf('/a', entry, 'gzip')];
  const [br = 0, gz = 0] = sizes.map(({ length }) => length);
  expect(pages.calculatedSize - before).toBe(br + gz);
  expect(pages.peek('/a')).toBe(entry);
  pages.delete('/a');
  expect(pages.calculatedSize).toBe(0);
});

it('bytes of a page that was replaced meanwhile do not count', async () => {
  const packing = bodyOf('/a', stored(), 'gzip');
  stored('new');
  const size = pages.calculatedSize;
  await packing;
  expect(pages.calculatedSize).toBe(size);
});

it('a page as it is takes no compression', async () => {
  expect((await bodyOf('/a', stored(), undefined)).toString()).toBe(PAGE);
  expect(gzip).not.toHaveBeenCalled();
});
