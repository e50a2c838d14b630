import { describe, expect, it, vi } from 'vitest';
import { page, pageCacheOfEachTest } from '../../../fixtures/page-cache.ts';

const pages = pageCacheOfEachTest();

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Stores a page with these tags. */
function keepOf(key: string, tags: string[], begun?: number) {
  const reads = { until: Number.POSITIVE_INFINITY, tags: new Set(tags) };
  return pages.keepRendered(key, page(key), { reads }, begun);
}

const shown = (keys: readonly string[]) => Promise.all(keys.map(pages.htmlOf));

describe('an invalidated tag', () => {
  /** Invalidates a moment later, as an editor does. */
  async function change(...tags: string[]) {
    const { publishInvalidation } = await import('@/lib/cache/invalidations');
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

  it('makes a page stale that was begun after the edit, before this process heard of it', async () => {
    const begun = Date.now();
    const edited = begun - 800;
    pass(100);
    const { publishInvalidation } = await import('@/lib/cache/invalidations');
    await publishInvalidation({ tags: ['slides'], force: false, at: edited });
    await keepOf('/', ['slides'], begun);
    pass(500);
    expect(await shown(['/'])).toEqual([null]);
  });
});
