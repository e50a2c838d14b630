import { describe, expect, it, vi } from 'vitest';
import { page, pageCacheOfEachTest, type Value } from '../../../fixtures/page-cache.ts';

const pages = pageCacheOfEachTest();

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Stores a page with these tags. */
function keepOf(key: string, tags: string[], begun?: number) {
  const reads = { until: Number.POSITIVE_INFINITY, tags: new Set(tags) };
  return pages.keepRendered(key, page(key), { reads }, begun);
}

const shown = (keys: readonly string[]) => Promise.all(keys.map(pages.htmlOf));

describe('an invalidated tag', () => {
  /** Invalidates a moment later, as an editor does. */
  async function change(...tags: string[]) {
    const { publishInvalidation } = await import('@/lib/cache/invalidations.mjs');
    pass(1_000);
    await publishInvalidation({ tags, force: false, at: Date.now() });
  }

  it('makes the pages with it stale, and no others', async () => {
    await keepOf('/', ['slides', 'posts']);
    await keepOf('/blog', ['posts']);
    await keepOf('/about', []);
    await change('slides', 'talents');
    expect(await shown(['/', '/blog', '/about'])).toEqual([null, '/blog', '/about']);
  });

  it('makes a page stale that is being rendered meanwhile', async () => {
    const begun = Date.now();
    await change('slides');
    await keepOf('/', ['slides'], begun);
    await keepOf('/blog', ['posts'], begun);
    pass(500);
    expect(await shown(['/', '/blog'])).toEqual([null, '/blog']);
  });

  it('does not affect entries that are not pages', async () => {
    const icon = { kind: 'APP_ROUTE', body: Buffer.from('<svg/>'), status: 200, headers: {} };
    await pages.keep('/icon', icon as Value);
    await change('slides');
    expect((await pages.cache.get('/icon'))?.value).toEqual(icon);
  });
});

it('a null part of an entry has no size', async () => {
  const value = { kind: 'PAGES', html: 'a', pageData: { none: null }, status: 200 };
  await pages.keep('/a', value as unknown as Value);
  expect(await pages.htmlOf('/a')).toBe('a');
});
