import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publishInvalidation } from '@/lib/cache/invalidations';
import { describeRequest } from '@/lib/routes/describe-request';
import PageCache from '@/lib/server/page-cache/handler';
import { type PageValue, pages } from '@/lib/server/page-cache/store';
import { pipeline } from '@/lib/server/pipeline';
import { currentRequest, page as describePage, type PageFacts } from '@/lib/server/request-context';
import { SiteResponse } from '@/lib/server/response';
import { ask } from '../../fixtures/ask.ts';
import { page, REVALIDATE } from '../../fixtures/page-cache.ts';
import { PARTS } from '../../fixtures/request-context.ts';

/**
 * A fake Next: as Next does, it responds from the page cache, and removes the router's headers from the
 * request. It counts its requests.
 */
const cache = new PageCache();
const entered = vi.fn();
/** Its additional headers. */
let more: Record<string, string> = {};
/** What the page says of itself. */
let facts: PageFacts = {};
let htmlOf = (path: string) => `<p>${path}</p>`;
/** What happens while it renders. */
let meanwhile = async (_response: ServerResponse) => {};

async function next(request: IncomingMessage, response: ServerResponse) {
  entered();
  const type = request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8';
  delete request.headers.rsc;
  const { pathname: key } = new URL(request.url ?? '', 'http://next');
  let value: PageValue | undefined = (await cache.get(key))?.value;
  if (!value) {
    value = page(htmlOf(key));
    const until = Date.now() + REVALIDATE * 1_000;
    Object.assign(currentRequest()?.reads ?? {}, { until, tags: new Set([`entity:${key}`]) });
    describePage(facts);
    await cache.set(key, value, { cacheControl: { revalidate: REVALIDATE } });
  }
  await meanwhile(response);
  const html = value.html.toString();
  const headers = { Vary: 'rsc', 'Content-Type': type, ...value.headers, ...more };
  for (const [name, one] of Object.entries(headers)) response.setHeader(name, String(one));
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.statusCode = value.status ?? 200;
  response.end(html);
}

/** Also unknown paths are pages of their own here. */
const describeAny: typeof describeRequest = (request) => {
  const asked = describeRequest(request);
  return asked.kind === 'not-found' ? { ...asked, target: request.url ?? '/' } : asked;
};

const server = createServer({ ServerResponse: SiteResponse });
server.on('request', pipeline(next, { ...PARTS, describe: describeAny }));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { method, headers });

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  more = {};
  facts = {};
  htmlOf = (path) => `<p>${path}</p>`;
  meanwhile = async () => {};
});

/** Requests a page; returns the response, and whether it reached Next. */
async function asked(path: string, headers?: Record<string, string>, method?: string) {
  entered.mockClear();
  const answer = await get(path, headers, method);
  return { ...answer, byNext: entered.mock.calls.length === 1 };
}

/** A page that the front cache has. */
async function warm(path: string): Promise<string> {
  await get(path);
  expect((await asked(path)).byNext).toBe(false);
  return path;
}

describe('a page that Next has sent', () => {
  it('is found in every spelling that shows the same', async () => {
    await warm('/modelos?');
    for (const end of ['', '?session=x', '#x', '?page=x', '?letter=&page=1']) {
      const { byNext, body } = await asked(`/x/../modelos${end}`);
      expect([end, byNext, body]).toEqual([end, false, '<p>/modelos</p>']);
    }
  });

  it('is found by its id: an invented slug stores nothing, and is not in the page', async () => {
    await warm('/en/models/12/ana?tab=x');
    const before = pages.size;
    for (const slug of ['', '/invented', '/Another%20name']) {
      const answer = await asked(`/en/models/12${slug}?tab=x`);
      expect([slug, answer.byNext, answer.body]).toEqual([slug, false, '<p>/en/models/12</p>']);
    }
    await get('/blog/7/first');
    expect((await asked('/blog/7/second')).body).toBe('<p>/blog/7</p>');
    expect(pages.size).toBe(before + 1);
    expect((await asked('/en/models/12/composite.pdf')).byNext).toBe(true);
  });

  it('tells caches how long it is still fresh', async () => {
    await warm('/fresh');
    const entry = pages.peek('/fresh');
    if (entry) entry.until = Date.now() + 60_500;
    const { byNext, headers } = await asked('/fresh');
    expect([byNext, headers['cache-control']]).toEqual([
      false,
      'max-age=0, s-maxage=62, stale-if-error=86400',
    ]);
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['deflate', undefined],
    ['br;q=0, gzip; q=0.0', undefined],
    ['identity', undefined],
  ])('is sent in the best encoding that a client accepts: %s', async (accepted, encoding) => {
    await warm('/packed');
    const { byNext, headers } = await asked('/packed', { 'accept-encoding': accepted });
    expect([byNext, headers['content-encoding']]).toEqual([false, encoding]);
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/packed`;
    const whole = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(await whole.text()).toBe('<p>/packed</p>');
  });

  it('says that its answer is the last one, when the server stops', async () => {
    await warm('/last');
    const closeConnection = (_: unknown, response: ServerResponse) =>
      response.setHeader('Connection', 'close');
    server.prependListener('request', closeConnection);
    onTestFinished(() => void server.off('request', closeConnection));
    const { byNext, headers } = await asked('/last');
    expect([byNext, headers.connection]).toEqual([false, 'close']);
  });
});

it('a stored 404 is sent as one, whatever version a client has, and may be cached by no one', async () => {
  const path = '/nowhere';
  facts = { status: 404, stored: true };
  await get(path);
  const conditions: Record<string, string>[] = [
    {},
    { 'if-none-match': '*' },
    { 'if-modified-since': new Date().toUTCString() },
  ];
  for (const headers of conditions) {
    const { byNext, status, body, headers: sent } = await asked(path, headers);
    expect([byNext, status, body]).toEqual([false, 404, '<p>/nowhere</p>']);
    expect([sent['cache-control'], sent.etag, sent['last-modified']]).toEqual([
      'no-store',
      undefined,
      undefined,
    ]);
  }
});

it.each([
  ['a page', '/router', {}],
  ['a 404', '/router-404', { status: 404, stored: true }],
])('%s that the router asked for first is a page for everyone else', async (_what, path, said) => {
  facts = said;
  await get(path, { rsc: '1' });
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await asked(path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

describe('Next is entered', () => {
  it.each([
    ...[{ rsc: '1' }, { 'next-router-prefetch': '1' }],
    ...[{ 'content-length': '0' }, { upgrade: 'h2c' }],
  ] as Record<string, string>[])('for a request with %o', async (headers) => {
    await warm('/headers');
    expect((await asked('/headers', headers)).byNext).toBe(true);
  });

  it('for HEAD', async () => {
    await warm('/head');
    const { byNext, status, body } = await asked('/head', {}, 'HEAD');
    expect([byNext, status, body]).toEqual([true, 200, '']);
  });

  it('once the page is no longer fresh, until it is rendered again', async () => {
    await warm('/expired');
    const entry = pages.peek('/expired');
    if (entry) entry.until = Date.now();
    htmlOf = () => '<p>new</p>';
    const { byNext, body } = await asked('/expired');
    expect([byNext, body]).toEqual([true, '<p>new</p>']);
    const again = await asked('/expired');
    expect([again.byNext, again.body]).toEqual([false, '<p>new</p>']);
  });

  it('after an invalidation', async () => {
    await warm('/changed');
    await publishInvalidation({ tags: ['entity:/changed'], force: false, at: Date.now() });
    expect((await asked('/changed')).byNext).toBe(true);
  });

  it('for a page whose only visitor left before the first byte', async () => {
    meanwhile = async (response) => {
      response.socket?.destroy();
      await once(response, 'close');
    };
    await expect(get('/left')).rejects.toThrow();
    meanwhile = async () => {};
    expect((await asked('/left')).byNext).toBe(true);
    expect((await asked('/left')).byNext).toBe(false);
  });

  it('for a page that sets a cookie', async () => {
    more = { 'set-cookie': 'a=1' };
    for (const _time of [1, 2, 3]) expect((await asked('/cookie')).byNext).toBe(true);
  });

  it('for a page of which it sent another version', async () => {
    more = { etag: '"earlier"' };
    for (const _time of [1, 2, 3]) expect((await asked('/version')).byNext).toBe(true);
  });
});
