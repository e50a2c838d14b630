import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { page, pageCacheOfEachTest, REVALIDATE, type Value } from '../../../fixtures/page-cache.ts';

const pages = pageCacheOfEachTest();

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

it('counts where each page came from', async () => {
  const { counts } = await import('@/lib/process/counts');
  const counted = () => Object.fromEntries(counts().get('page_cache') ?? []);
  await pages.cache.get('/a');
  expect(counted()).toEqual({ missing: 1 });
  await pages.keep('/a', page('a'));
  await pages.cache.get('/a');
  expect(counted()).toEqual({ missing: 1, fresh: 1 });
  pass(REVALIDATE);
  await pages.cache.get('/a');
  expect(counted()).toEqual({ missing: 1, fresh: 1, stale: 1 });
});

describe('the headers of a cached page', () => {
  const HTML = '<script>run()</script>';
  const headersOf = async (html: string) => {
    const value = page(html);
    await pages.keep('/a', value);
    return 'headers' in value ? value.headers : undefined;
  };
  const always = {
    etag: expect.stringMatching(/^"[\w-]{20}"$/),
    'cache-control': 'max-age=0, s-maxage=302, stale-if-error=86400',
    'last-modified': expect.stringMatching(/ GMT$/),
  };

  it('have no policy before one is set', async () => {
    expect(await headersOf(HTML)).toEqual(always);
  });

  it('allow the scripts of the page', async () => {
    const { setPolicy } = await import('@/lib/server/csp');
    setPolicy({ frames: [], scripts: ['run()'] });
    const hash = createHash('sha256').update('run()').digest('base64');
    expect(await headersOf(HTML)).toEqual({
      ...always,
      'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}'`),
    });
  });
});

it('what is no page is not stored', async () => {
  const file = { kind: 'APP_ROUTE', body: Buffer.from('User-agent: *'), status: 200, headers: {} };
  await pages.keep('/robots.txt', file as Value);
  expect(await pages.cache.get('/robots.txt')).toBeNull();
});
