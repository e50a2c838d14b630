import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '@/lib/server/request-context';
import { page, pageCacheOfEachTest, type Value } from '../../../fixtures/page-cache.ts';
import { exchangeOf } from '../../../fixtures/request-context.ts';

const pages = pageCacheOfEachTest();
afterEach(() => vi.useRealTimers());

/** What a rendering reports of its page. */
type Outcome = PageFacts & { until?: number };
async function storeRendered(key: string, value: Value, { until, ...facts }: Outcome) {
  const reads = until === undefined ? undefined : { until, tags: new Set<string>() };
  return pages.keepRendered(key, value, { ...facts, ...(reads && { reads }) });
}

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

async function headersOf(key: string): Promise<Record<string, unknown> | undefined> {
  const value = (await pages.cache.get(key))?.value;
  return value && 'headers' in value ? value.headers : undefined;
}

it('a page with noindex has it when served from the cache as well', async () => {
  await storeRendered('/a', page('a'), { noindex: true });
  expect(await headersOf('/a')).toMatchObject({ 'x-robots-tag': 'noindex, follow' });
  await storeRendered('/a', page('a'), {});
  expect(await headersOf('/a')).not.toHaveProperty('x-robots-tag');
});

describe('a page', () => {
  it('is stored when it answers 200, and replaced by the next one', async () => {
    await pages.keep('/a', page('1'));
    expect(await pages.htmlOf('/a')).toBe('1');
    await pages.keep('/a', page('2', { status: 200 }));
    expect(await pages.htmlOf('/a')).toBe('2');
    expect(await pages.cache.get('/b')).toBeNull();
  });

  it('is stored as a 404 that has one address: uncacheable for others, and without a version', async () => {
    const value = page('nothing here');
    await storeRendered('/pt/not-found', value, {
      status: 404,
      stored: true,
      until: Date.now() + 9_000,
    });
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    const stored = (await pages.cache.get('/pt/not-found'))?.value;
    expect(stored).toMatchObject({ status: 404, html: 'nothing here', headers });
    expect(value).toMatchObject({ status: 404, headers });
    expect(value).not.toHaveProperty('headers.etag');
    await pass(10);
    expect(await pages.cache.get('/pt/not-found')).toBeNull();
  });

  it.each([404, 500, 503, 308])('is not stored when it answers %i', async (status) => {
    await pages.keep('/new', page('x', { status }));
    expect(await pages.cache.get('/new')).toBeNull();
    await pages.keep('/old', page('1'));
    await pages.keep('/old', page('x', { status }));
    expect(await pages.cache.get('/old')).toBeNull();
  });

  it('is as old as the oldest part of it', async () => {
    await storeRendered('/a', page('1'), { until: Date.now() + 40_000 });
    pass(39);
    expect(await pages.htmlOf('/a')).toBe('1');
    pass(1);
    expect(await pages.htmlOf('/a'), 'its visitor waits for the next one').toBeNull();
  });

  it('is no longer fresh for a clock that was ahead when it was rendered', async () => {
    vi.setSystemTime(Date.now() + 86_400_000);
    await storeRendered('/a', page('1'), {
      until: performance.timeOrigin + performance.now() + 40_000,
    });
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await pages.htmlOf('/a')).toBe('1');
    pass(40);
    expect(await pages.htmlOf('/a')).toBeNull();
  });

  it('sends shared caches its remaining lifetime, without stale-while-revalidate', async () => {
    const first = page('1');
    await storeRendered('/a', first, { until: Date.now() + 40_000 });
    expect(first).toMatchObject({
      headers: { 'cache-control': 'max-age=0, s-maxage=42, stale-if-error=86400' },
    });
    pass(30);
    expect(await headersOf('/a')).toEqual({
      etag: expect.stringMatching(/^"[\w-]{20}"$/),
      'last-modified': new Date(Date.now() - 30_000).toUTCString(),
      'cache-control': 'max-age=0, s-maxage=12, stale-if-error=86400',
    });
    await pages.keep('/b', page('2'));
    expect((await headersOf('/b'))?.['cache-control']).toMatch(/^max-age=0, s-maxage=302,/);
  });
});

describe('the ETag of a page', () => {
  it('has the date since when the page has it', async () => {
    const began = new Date(Date.now()).toUTCString();
    await pages.keep('/a', page('1'));
    pass(60);
    await pages.keep('/a', page('1'));
    expect((await headersOf('/a'))?.['last-modified']).toBe(began);
    await pages.keep('/a', page('2'));
    expect((await headersOf('/a'))?.['last-modified']).toBe(new Date(Date.now()).toUTCString());
  });
});

describe('the outcome of a rendering', () => {
  describe.each<[PageFacts, object]>([
    [{ status: 404 }, { 'cache-control': 'no-store' }],
    [
      { status: 404, retryAt: null },
      { 'cache-control': 'no-store', 'retry-after': '5' },
    ],
  ])('%o', (facts, headers) => {
    it('sets the status and its headers on the value that is sent', async () => {
      const value = page('failure', { tags: 'x' });
      const context = await storeRendered('/a', value, facts);
      expect(value).toMatchObject({
        status: facts.status,
        headers: { ...headers, 'x-next-cache-tags': 'x' },
      });
      expect(context?.storedAs, 'it has its status and headers').toBe('/a');
      expect(await pages.cache.get('/a')).toBeNull();
    });
  });

  it('marks a response that is made from the cache, and no other', async () => {
    const { inRequestContext } = await import('@/lib/server/request-context');
    const storedAs = async () => {
      let key: string | undefined;
      await inRequestContext(exchangeOf(), async (one) => {
        await pages.cache.get('/a');
        key = one.storedAs;
      });
      return key;
    };
    expect(await storedAs()).toBeUndefined();
    await pages.keep('/a', page('good'));
    expect(await storedAs()).toBe('/a');
  });
});

it('storing null removes a page', async () => {
  await pages.keep('/a', page('1'));
  await pages.keep('/a', null);
  expect(await pages.cache.get('/a')).toBeNull();
});

it('the invalidation of Next, which the site never calls, removes nothing', async () => {
  await pages.keep('/a', page('a', { tags: 'x' }));
  await pages.cache.revalidateTag();
  expect(await pages.htmlOf('/a')).toBe('a');
});
