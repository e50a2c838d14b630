import type { OutgoingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { counts } from '@/lib/process/counts';
import { setPolicy } from '@/lib/server/csp';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { siteServer } from './answers.ts';

const POLICY = 'content-security-policy';
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const WORKER_POLICY = "default-src 'none'";
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const ROUTER = {
  'x-nextjs-cache': 'HIT',
  'x-nextjs-prerender': '1',
  'x-nextjs-stale-time': '300',
  'x-nextjs-postponed': '1',
  'x-nextjs-rewritten-path': '/en/about',
  'x-nextjs-rewritten-query': 'a=b',
};

const answerOf = siteServer();
beforeEach(() => beginProcess({}));

/** Makes the process a production one, with a content security policy. */
const inProduction = (reportUrl?: string) => setPolicy({ frames: ['https://map.test'], reportUrl });

/** The headers that a client gets of a response with these headers. */
async function arrived(
  headers: OutgoingHttpHeaders,
  status = 200,
  asked: OutgoingHttpHeaders = {},
  path?: string,
) {
  const answer = await answerOf(
    (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
      response.writeHead(status).end();
    },
    { headers: asked, ...(path && { path }) },
  );
  return answer.headers;
}

it('a response has the headers that protect a visitor', async () => {
  expect(await arrived(HTML)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), ' +
      'gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
});

it('a response asks for an encrypted connection in production only', async () => {
  expect(await arrived(HTML)).not.toHaveProperty('strict-transport-security');
  inProduction();
  expect(await arrived(HTML)).toHaveProperty('strict-transport-security', 'max-age=63072000');
});

it.each([
  ['image/webp', 'cross-origin'],
  ['video/mp4', 'cross-origin'],
  ['text/html', 'same-origin'],
  ['application/json', 'same-origin'],
  ['application/x-image/raw', 'same-origin'],
  [undefined, 'same-origin'],
])('what is of the type %s may be used by %s', async (type, who) => {
  const headers = await arrived(type ? { 'content-type': type } : {});
  expect(headers['cross-origin-resource-policy']).toBe(who);
});

describe.each([false, true])('in production: %s', (production) => {
  beforeEach(() => {
    if (production) inProduction('https://reports.test/csp');
  });
  const endpoints = production ? 'policy="https://reports.test/csp"' : undefined;

  it.each([
    ['application/json', 200],
    ['image/webp', 200],
    ['application/xhtml+text/html', 200],
    ['text/x-component', 200],
    ['text/plain', 500],
    [undefined, 308],
  ])('a response that is not HTML runs nothing: %s, %i', async (type, status) => {
    const own = { [POLICY]: 'a policy of other code', ...ROUTER };
    const headers = await arrived({ ...own, ...(type && { 'content-type': type }) }, status);
    expect(headers[POLICY]).toBe(FILE_POLICY);
    expect(headers, 'read by the router').toMatchObject(ROUTER);
    expect(headers['reporting-endpoints']).toBeUndefined();
  });

  it.each([
    ['/offline-worker.js', 200, WORKER_POLICY],
    ['/offline-worker.js?a', 200, WORKER_POLICY],
    ['/_next/static/chunks/turbopack-0a.js', 200, FILE_POLICY],
    ['/_next/static/chunks/a.js', 200, FILE_POLICY],
    ['/_next/static/a?/offline-worker.js', 200, FILE_POLICY],
    ['/storage/offline-worker.js', 200, FILE_POLICY],
  ])('workers, and they alone, may load scripts: %s, %i', async (path, status, policy) => {
    const type = { 'content-type': 'application/javascript' };
    expect((await arrived(type, status, {}, path))[POLICY]).toEqual(policy);
  });

  it('a page keeps its own policy, and exposes no caching details', async () => {
    const headers = await arrived({ ...HTML, ...ROUTER, [POLICY]: "script-src 'self'" });
    expect(headers[POLICY]).toBe("script-src 'self'");
    expect(Object.keys(headers).filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
    expect(headers['reporting-endpoints']).toBe(endpoints);
  });

  it('a page without one runs nothing in production', async () => {
    const headers = await arrived(HTML);
    expect(headers[POLICY]).toBe(production ? FILE_POLICY : undefined);
  });

  it.each([{}, { [POLICY]: FILE_POLICY }])(
    'what has not changed gets no other policy than %o',
    async (own) => {
      const headers = await arrived({ ...ROUTER, ...own }, 304);
      expect(headers[POLICY]).toBe((own as OutgoingHttpHeaders)[POLICY]);
      expect(headers['reporting-endpoints']).toBeUndefined();
    },
  );
});

describe('a page without a policy of its own', () => {
  /** Sends one of a route; what the log says, and how often each route was counted. */
  async function blocked(...routes: string[]) {
    inProduction();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    for (const route of routes) {
      await answerOf(
        (response) => {
          response.setHeader('content-type', 'text/html').writeHead(200).end();
        },
        { path: route },
      );
    }
    return {
      log: log.mock.calls.flat(),
      counted: Object.fromEntries(counts().get('blocked_pages') ?? []),
    };
  }

  it('is counted each time, and logged once per route', async () => {
    const { log, counted } = await blocked('/', '/modelos', '/');
    expect(counted).toEqual({ home: 2, roster: 1 });
    expect(log).toEqual([
      expect.stringContaining('route "home" has no content security policy'),
      expect.stringContaining('route "roster"'),
    ]);
  });

  it('is none that has one, a file, or a page in development', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    await arrived(HTML);
    inProduction();
    await arrived({ ...HTML, [POLICY]: "script-src 'self'" });
    await arrived({ 'content-type': 'application/json' });
    await arrived({}, 304, { 'if-none-match': '"a"' });
    expect([log.mock.calls, counts().get('blocked_pages')]).toEqual([[], undefined]);
  });
});

it('a page names no place for reports where there is none', async () => {
  inProduction();
  const headers = await arrived({ ...HTML, [POLICY]: "script-src 'self'" });
  expect(headers).not.toHaveProperty('reporting-endpoints');
});
