import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { currentRequest, page } from '@/lib/server/request-context';
import { SiteResponse } from '@/lib/server/response';
import { PARTS } from '../../fixtures/request-context.ts';
import { siteServer } from './answers.ts';

const answerOf = siteServer();
const HTML = { 'content-type': 'text/html' };

/** As the page cache does for a page that it stores or has. */
function markStored() {
  Object.assign(currentRequest() ?? {}, { storedAs: '/stored' });
}

describe('the status of a page', () => {
  it.each<[string, () => void, number, number, object]>([
    ['none set', () => {}, 200, 200, {}],
    ['404', () => page({ status: 404 }), 200, 404, { robots: 'noindex', cache: 'no-store' }],
    [
      '503 of the services',
      () => page({ status: 503, retryAt: null }),
      ...([200, 503, { robots: 'noindex', cache: 'no-store', retry: '5' }] as const),
    ],
    ['noindex', () => page({ noindex: true }), 200, 200, { robots: 'noindex, follow' }],
    ['404, but Next redirects', () => page({ status: 404 }), 308, 308, {}],
    [
      '503, beside the page of the page cache',
      () => {
        page({ status: 503, retryAt: null, noindex: true });
        markStored();
      },
      ...([200, 200, {}] as const),
    ],
  ])('%s', async (_what, say, status, expected, headers) => {
    const {
      status: sent,
      headers: arrived,
      body,
    } = await answerOf(async (response) => {
      await Promise.resolve();
      say();
      response.writeHead(status, HTML).end('<p>page</p>');
    });
    expect([sent, body.toString()]).toEqual([expected, '<p>page</p>']);
    expect({
      robots: arrived['x-robots-tag'],
      cache: arrived['cache-control'],
      retry: arrived['retry-after'],
    }).toEqual({ robots: undefined, cache: undefined, retry: undefined, ...headers });
  });

  it('is that of each of many requests at once', async () => {
    const server = createServer({ ServerResponse: SiteResponse });
    const { pipeline } = await import('@/lib/server/pipeline');
    let asked = 0;
    const next = async (_request: unknown, response: ServerResponse) => {
      const status = wanted[asked++];
      await new Promise((resolve) => setImmediate(resolve));
      page({ status });
      response.end();
    };
    server.on('request', pipeline(next, PARTS));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const wanted = Array.from({ length: 30 }, (_, one) => [200, 404, 503][one % 3]);
    const sent = wanted.map((status) => fetch(`http://127.0.0.1:${port}/${status}`));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(wanted);
  });
});

describe('the status line and headers', () => {
  it('keep a reason phrase and headers of their own', async () => {
    const { status, text, headers } = await answerOf((response) =>
      response.writeHead(404, 'Nothing Here', { 'x-one': '1' }).end(),
    );
    expect([status, text, headers['x-one']]).toEqual([404, 'Nothing Here', '1']);
  });

  it('may be an array', async () => {
    const { status, headers } = await answerOf((response) =>
      response.writeHead(201, ['x-one', '1', 'x-two', '2']).end(),
    );
    expect([status, headers['x-one'], headers['x-two']]).toEqual([201, '1', '2']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are completed when nobody writes them, and the length is known', async () => {
    const { headers } = await answerOf((response) => response.end('text'));
    expect(headers).toMatchObject({ 'content-length': '4', 'x-content-type-options': 'nosniff' });
  });

  it('of the data that the router fetches have no version of the page', async () => {
    const send = (type: string) =>
      answerOf((response) =>
        response
          .setHeader('content-type', type)
          .setHeader('etag', '"a"')
          .setHeader('last-modified', 'Fri, 01 May 2026 10:00:00 GMT')
          .end('x'),
      );
    const { headers: data } = await send('text/x-component');
    expect([data.etag, data['last-modified']]).toEqual([undefined, undefined]);
    expect((await send('text/html')).headers.etag).toBe('"a"');
  });
});
