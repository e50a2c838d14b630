import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  connectionIp,
  followRequests,
  markProvisional,
  renderOutcome,
  setStatus,
} from '@/lib/platform/next/answer-status.mjs';

type Page = () => Promise<number> | number;

const pages: Record<string, Page> = {
  '/plain': () => 200,
  '/missing': async () => {
    await Promise.resolve();
    setStatus(404);
    return 200;
  },
  '/down': () => {
    setStatus(503);
    return 200;
  },
  '/unread': () => {
    setStatus(404, true);
    return 200;
  },
  '/redirect': () => {
    setStatus(404);
    return 308;
  },
  // A 307 depends on data, which may change at any moment.
  '/moved': () => 307,
  '/provisional': () => {
    markProvisional();
    return 200;
  },
  '/gone': () => {
    setStatus(410);
    return 200;
  },
  '/already-missing': () => 404,
  // The page cache responds with a stored page while the next one is rendered and fails.
  '/stored': () => {
    expect(renderOutcome().status).toBeUndefined();
    setStatus(503);
    return 200;
  },
  '/stored-missing': () => {
    setStatus(404);
    return renderOutcome().status ?? 500;
  },
  '/ip': () => (connectionIp() === '127.0.0.1' ? 200 : 500),
};

const server = createServer(async (request, response) => {
  if (request.url === '/redirect') response.setHeader('Location', ['/plain', '/plain']);
  const status = (await pages[request.url ?? '']?.()) ?? 500;
  response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>page</p>');
});
let site: string;

beforeAll(async () => {
  followRequests();
  // Several bundles call it.
  followRequests();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it.each([
  ['/plain', 200, null, null, null],
  ['/missing', 404, 'no-store', 'noindex', null],
  ['/already-missing', 404, 'no-store', 'noindex', null],
  ['/gone', 410, 'no-store', 'noindex', null],
  ['/down', 503, 'no-store', 'noindex', '30'],
  ['/unread', 404, 'no-store', 'noindex', '30'],
  ['/redirect', 308, null, null, null],
  ['/moved', 307, 'no-store', null, null],
  ['/provisional', 200, 'no-store', 'noindex, follow', null],
  ['/stored', 200, null, null, null],
  ['/stored-missing', 404, null, null, null],
  ['/ip', 200, null, null, null],
])('%s answers %i', async (path, status, cacheControl, robots, retryAfter) => {
  const answer = await fetch(site + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('x-robots-tag')).toBe(robots);
  expect(await answer.text()).toBe('<p>page</p>');
});

it('a redirect with a duplicated location sends it once', async () => {
  const answer = await fetch(`${site}/redirect`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/plain');
});

it('concurrent requests have separate statuses', async () => {
  const paths = Array.from({ length: 30 }, (_, i) => ['/plain', '/missing', '/down'][i % 3] ?? '');
  const answers = await Promise.all(paths.map((path) => fetch(site + path)));
  expect(answers.map(({ status }) => status)).toEqual(
    paths.map((path) => ({ '/plain': 200, '/missing': 404 })[path] ?? 503),
  );
});

it('setting a status outside of a request only logs an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  setStatus(404);
  expect([connectionIp(), renderOutcome().status]).toEqual([undefined, undefined]);
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^Requests are not followed/)]]);
  error.mockRestore();
});
