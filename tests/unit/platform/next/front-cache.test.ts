import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publishInvalidation } from '@/lib/platform/invalidations.mjs';
import { followRequests, limitFreshness, setStatus } from '@/lib/platform/next/answer-status.mjs';
import { answerBeforeNext } from '@/lib/platform/next/front-cache.mjs';
import { pages } from '@/lib/platform/next/memory-pages.mjs';
import PageCache from '@/lib/platform/next/page-cache.mjs';
import { viewSegment } from '@/lib/platform/next/view-segment.mjs';
import { publishRemoval } from '@/lib/platform/removed-records.mjs';
import { ask } from '../../../fixtures/ask.ts';
import { page, REVALIDATE } from '../../../fixtures/page-cache.ts';

/** A fake Next: it responds from the page cache, as Next does, and counts its requests. */
const cache = new PageCache();
const entered = vi.fn();
/** Its additional headers, and its status. */
let more: Record<string, string> = {};
let status = 200;
let htmlOf = (path: string) => `<p>${path}</p>`;
/** True while the services are down: a page rendered then is an error page. */
let outage = false;

async function next(request: IncomingMessage, response: ServerResponse) {
  entered();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://next');
  // As the middleware does: the canonical form of the query is in the path of the page.
  const letter = searchParams.get('letter')?.toLowerCase();
  const key = letter ? `${pathname}/${viewSegment(`letter=${letter}`)}` : pathname;
  let value = (await cache.get(key))?.value;
  if (!value) {
    value = page(outage ? 'Unavailable' : htmlOf(key), { status });
    if (outage) setStatus(503);
    limitFreshness(Date.now() + REVALIDATE * 1_000, [`entity:${key}`]);
    await cache.set(key, value, { cacheControl: { revalidate: REVALIDATE } });
  }
  if (value.kind !== 'APP_PAGE') throw new TypeError('not a page');
  response.statusCode = value.status ?? 200;
  const html = value.html.toString();
  const type = request.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8';
  const headers = { Vary: 'rsc', 'Content-Type': type, ...value.headers, ...more };
  for (const [name, one] of Object.entries(headers)) response.setHeader(name, String(one));
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.end(html);
}

const server = createServer((request, response) => void next(request, response));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { method, headers });

beforeAll(async () => {
  followRequests();
  answerBeforeNext(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  more = {};
  status = 200;
  outage = false;
  htmlOf = (path) => `<p>${path}</p>`;
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
  it('is answered without it, with the same status, headers and body', async () => {
    const first = await asked('/sobre');
    const second = await asked('/sobre');
    expect([first.byNext, second.byNext]).toEqual([true, false]);
    // Dates and remaining lifetimes differ when a second goes by.
    const changing = {
      date: expect.any(String),
      'cache-control': expect.stringContaining('s-max'),
    };
    expect(second.headers).toEqual({ ...first.headers, ...changing });
    expect([second.status, second.body]).toEqual([200, '<p>/sobre</p>']);
  });

  it('may be a view, in the canonical form of its query', async () => {
    await warm('/list?letter=a');
    await warm('/list');
    for (const target of ['/list?letter=A', '/list?letter=a&x=1', '/list?x=1&letter=a', '/list?']) {
      for (const _time of [1, 2])
        expect([target, (await asked(target)).byNext]).toEqual([target, true]);
    }
    expect((await asked('/list?letter=a')).byNext).toBe(false);
  });

  it('tells caches how long it is still fresh', async () => {
    await warm('/fresh');
    const entry = pages.peek('/fresh');
    if (entry) entry.until = Date.now() + 60_500;
    const { byNext, headers } = await asked('/fresh');
    expect([byNext, headers['cache-control']]).toEqual([
      false,
      's-maxage=62, stale-if-error=86400',
    ]);
  });

  it('is not sent to a client that has this version, by its tag or its date', async () => {
    const { headers } = await get(await warm('/known'));
    const [tag = '', date = ''] = [headers.etag, headers['last-modified']];
    for (const [condition, expected] of [
      [{ 'if-none-match': tag }, 304],
      [{ 'if-none-match': `W/${tag}, "x"` }, 304],
      [{ 'if-none-match': '"x"', 'if-modified-since': date }, 200],
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': 'Fri, 01 May 2020 10:00:00 GMT' }, 200],
    ] as const) {
      const answer = await asked('/known', condition);
      expect([answer.byNext, answer.status, answer.body]).toEqual([
        ...[false, expected, expected === 200 ? '<p>/known</p>' : ''],
      ]);
      expect(answer.headers['content-length']).toBe(expected === 200 ? '13' : undefined);
      expect(answer.headers.etag).toBe(tag);
    }
  });

  it('is compressed by Next, and answered without it once that form is in memory', async () => {
    await warm('/packed');
    const gzip = { 'accept-encoding': 'gzip' };
    expect((await asked('/packed', gzip)).byNext).toBe(true);
    await expect.poll(async () => (await asked('/packed', gzip)).byNext).toBe(false);
    const { headers } = await asked('/packed', gzip);
    expect(headers['content-encoding']).toBe('gzip');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/packed`;
    expect(await (await fetch(url, { headers: gzip })).text()).toBe('<p>/packed</p>');
    expect((await asked('/packed', { 'accept-encoding': 'deflate' })).byNext).toBe(true);
    expect((await asked('/packed', { 'accept-encoding': 'identity' })).byNext).toBe(false);
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

describe('Next is entered', () => {
  it.each([
    ...[{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-nextjs-data': '1' }],
    ...[{ 'x-middleware-prefetch': '1' }, { 'x-prerender-revalidate': 'x' }],
    ...[{ range: 'bytes=0-1' }, { 'content-length': '0' }, { upgrade: 'h2c' }],
    ...[{ cookie: 'a=1; __prerender_bypass=x' }, { cookie: '__next_preview_data=x' }],
  ] as Record<string, string>[])('for a request with %o', async (headers) => {
    await warm('/headers');
    expect((await asked('/headers', headers)).byNext).toBe(true);
  });

  it.each(['/spelled?x=1', '/spelled?', '/x/../spelled', '/./spelled', '//spelled'])(
    'for %s, which is another spelling of a cached page',
    async (target) => {
      await warm('/spelled');
      for (const _time of [1, 2]) expect((await asked(target)).byNext).toBe(true);
    },
  );

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

  it('once for each try in an outage; until the next one the cached page is answered', async () => {
    await warm('/outage');
    outage = true;
    const entry = pages.peek('/outage');
    for (const _try of [1, 2]) {
      if (entry) Object.assign(entry, { until: Date.now(), lastTryAt: 0 });
      const answers = [await asked('/outage'), await asked('/outage')];
      expect(answers.map(({ byNext }) => byNext)).toEqual([true, false]);
      for (const { status, body, headers } of answers) {
        expect([status, body]).toEqual([200, '<p>/outage</p>']);
        expect(headers['cache-control']).toMatch(/^s-maxage=[56], stale-if-error=86400$/);
      }
    }
  });

  it('after an invalidation, and after a departure', async () => {
    await warm('/changed');
    await publishInvalidation({ tags: ['entity:/changed'], force: false, at: Date.now() });
    expect((await asked('/changed')).byNext).toBe(true);
    await warm('/departed');
    publishRemoval('entity:/departed');
    expect((await asked('/departed')).byNext).toBe(true);
  });

  it('for a page that says 404, or that sets a cookie', async () => {
    status = 404;
    for (const _time of [1, 2, 3]) expect((await asked('/missing')).byNext).toBe(true);
    status = 200;
    more = { 'set-cookie': 'a=1' };
    for (const _time of [1, 2, 3]) expect((await asked('/cookie')).byNext).toBe(true);
  });

  it('for a page of which it sent another version, or nothing but 304', async () => {
    more = { etag: '"earlier"' };
    for (const _time of [1, 2, 3]) expect((await asked('/version')).byNext).toBe(true);
    more = {};
    await asked('/unchanged');
    const known = { 'if-modified-since': 'Fri, 01 May 2099 10:00:00 GMT' };
    pages.delete('/unchanged');
    expect((await asked('/unchanged', known)).status).toBe(304);
    expect((await asked('/unchanged')).byNext).toBe(true);
  });
});

it('uncompressed pages are limited in bytes: the least recently used goes first', async () => {
  htmlOf = (path) => path.padEnd(1_000_000, '-');
  const paths = Array.from({ length: 9 }, (_, number) => `/large/${number}`);
  for (const path of paths) await warm(path);
  const from = vi.spyOn(Buffer, 'from');
  onTestFinished(() => from.mockRestore());
  const made = async (path = '') => {
    from.mockClear();
    expect((await asked(path)).body).toHaveLength(1_000_000);
    return from.mock.calls.some(([text]) => String(text).startsWith(path));
  };
  expect(await made(paths[8]), 'the last one is in memory').toBe(false);
  expect(await made(paths[0]), 'the first one is not').toBe(true);
});
