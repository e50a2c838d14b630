import { NextRequest } from 'next/server';
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

it('submits changed addresses, with the key and its location', async () => {
  const warnings = collectWarnings();
  expect(await announce(['https://site.test/modelos'])).toBe(true);
  const [url, { body, ...init } = {}] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://api.indexnow.org/indexnow');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    // The key is sent to no other host.
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

it('submits nothing without a key or without changes', async () => {
  expect(await announce(['https://site.test/'], '')).toBe(false);
  expect(await announce([])).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('submits at most 10,000 pages', async () => {
  await announce(Array.from({ length: 10_001 }, (_, page) => `https://site.test/${page}`));
  const sent = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body));
  expect(sent.urlList).toHaveLength(10_000);
});

it('a refusal and a failure are logged, and not thrown', async () => {
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

it.each([
  ['key-12345678', 200, 'text/plain', 'noindex', 'key-12345678'],
  ['', 404, 'application/json', null, '{"error":"no key"}'],
])('the file of the key %j is a text that is not indexed', async (INDEXNOW_KEY, ...expected) => {
  beginProcess({ SITE_URL: 'https://site.test', INDEXNOW_KEY });
  const { GET } = await import('@/app/indexnow/route');
  const answer = await GET(new NextRequest('https://site.test/indexnow.txt'), {});
  const { status, headers } = answer;
  expect([
    ...[status, headers.get('content-type'), headers.get('x-robots-tag')],
    await answer.text(),
  ]).toEqual(expected);
});
