import { beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { collectWarnings } from '../../fixtures/panel-client.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
});

async function announce(urls: string[], INDEXNOW_KEY = 'key-12345678') {
  beginProcess({ SITE_URL: 'https://site.test', INDEXNOW_KEY });
  return (await import('@/lib/seo/index-now')).announceChanges(urls);
}

it('submits the changed URLs, with the key and its location', async () => {
  const warnings = collectWarnings();
  expect(await announce(['https://site.test/modelos'])).toBe(true);
  const [url, { body, ...init } = {}] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://api.indexnow.org/indexnow');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    // A redirect must not pass the key on to another host.
    redirect: 'error',
  });
  expect(JSON.parse(String(body))).toEqual({
    host: 'site.test',
    key: 'key-12345678',
    keyLocation: 'https://site.test/indexnow.txt',
    urlList: ['https://site.test/modelos'],
  });
  expect(warnings.texts()).toEqual([]);
});

it('tells nothing without a key, and nothing of nothing', async () => {
  expect(await announce(['https://site.test/'], '')).toBe(false);
  expect(await announce([])).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('tells 10,000 pages at most', async () => {
  await announce(Array.from({ length: 10_001 }, (_, page) => `https://site.test/${page}`));
  const sent = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
  expect(sent.urlList).toHaveLength(10_000);
});

it('a refusal and a failure are logged, and no error', async () => {
  const warnings = collectWarnings();
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 429 }));
  expect(await announce(['https://site.test/'])).toBe(false);
  fetchMock.mockRejectedValueOnce(new TypeError('no network'));
  expect(await announce(['https://site.test/'])).toBe(false);
  expect(warnings.texts()).toEqual([
    'IndexNow answered 429',
    expect.stringContaining('no network'),
  ]);
});
