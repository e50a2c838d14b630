import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import PageCache from '@/lib/page-cache/handler.mjs';
import { pagesLike } from '@/lib/page-cache/store.mjs';
import { viewSegment } from '@/lib/page-cache/view-key.mjs';
import { publishInvalidation } from '@/lib/platform/invalidations.mjs';
import { page as describePage } from '@/lib/platform/request-context.mjs';
import { reduceTargets } from '@/lib/server/page-target';
import { pipeline } from '@/lib/server/pipeline.mjs';
import { SiteResponse } from '@/lib/server/response.mjs';
import { ask } from '../../fixtures/ask.ts';
import { page, REVALIDATE } from '../../fixtures/page-cache.ts';

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
    if (outage) describePage({ status: 503, failed: true });
    const until = Date.now() + REVALIDATE * 1_000;
    describePage({ reads: { until, tags: new Set([`entity:${key}`]) } });
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

const server = createServer({ ServerResponse: SiteResponse });
server.on('request', pipeline(next));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, { method, headers });

beforeAll(async () => {
  reduceTargets();
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

  it.each([
    [
      '/modelos',
      ['/modelos?', '/modelos?session=x', '/x/../modelos', '/modelos#x', '/modelos?page=x'],
    ],
    [
      '/modelos?letter=a',
      ['/modelos?letter=A', '/modelos?x=1&%6Cetter=a', '/modelos?page=1&letter=a'],
    ],
  ])('is found in every spelling that shows the same: %s', async (target, spellings) => {
    await warm(spellings[0] ?? '');
    const { body } = await get(target);
    for (const spelling of spellings) {
      const answer = await asked(spelling);
      expect([spelling, answer.byNext, answer.body]).toEqual([spelling, false, body]);
    }
  });

  it('is found by its id: an invented slug stores nothing, and is not in the page', async () => {
    await warm('/en/models/12/ana?tab=book');
    const before = pagesLike('/').size;
    for (const slug of ['', '/invented', '/Another%20name']) {
      const answer = await asked(`/en/models/12${slug}?tab=book`);
      expect([slug, answer.byNext, answer.body]).toEqual([slug, false, '<p>/en/models/12</p>']);
    }
    await get('/blog/7/first');
    expect((await asked('/blog/7/second')).body).toBe('<p>/blog/7</p>');
    expect(pagesLike('/').size).toBe(before + 1);
    expect((await asked('/en/models/12/composite.pdf')).byNext).toBe(true);
  });

  it('tells caches how long it is still fresh', async () => {
    await warm('/fresh');
    const entry = pagesLike('/fresh').peek('/fresh');
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

describe('Next is entered', () => {
  it.each([
    ...[{ rsc: '1' }, { 'next-router-prefetch': '1' }, { 'x-prerender-revalidate': 'x' }],
    ...[{ 'content-length': '0' }, { upgrade: 'h2c' }],
    ...[{ cookie: 'a=1; __prerender_bypass=x' }, { cookie: '__next_preview_data=x' }],
  ] as Record<string, string>[])('for a request with %o', async (headers) => {
    await warm('/headers');
    expect((await asked('/headers', headers)).byNext).toBe(true);
  });

  it.each(['/contato/', '/CONTATO', '//contato', '/pt/contato'])(
    'for %s, which is redirected to a cached page',
    async (target) => {
      await warm('/contato');
      status = 308;
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
    const entry = pagesLike('/expired').peek('/expired');
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
    const entry = pagesLike('/outage').peek('/outage');
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

  it('after an invalidation', async () => {
    await warm('/changed');
    await publishInvalidation({ tags: ['entity:/changed'], force: false, at: Date.now() });
    expect((await asked('/changed')).byNext).toBe(true);
  });

  it('for a page that says 404, or that sets a cookie', async () => {
    status = 404;
    for (const _time of [1, 2, 3]) expect((await asked('/missing')).byNext).toBe(true);
    status = 200;
    more = { 'set-cookie': 'a=1' };
    for (const _time of [1, 2, 3]) expect((await asked('/cookie')).byNext).toBe(true);
  });

  it('for a page of which it sent another version', async () => {
    more = { etag: '"earlier"' };
    for (const _time of [1, 2, 3]) expect((await asked('/version')).byNext).toBe(true);
  });
});
