import { EventEmitter } from 'node:events';
import { readdirSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { routeName } from '@/lib/observability/requests';
import type { RequestContext } from '@/lib/server/request-context.mjs';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let answer: { id?: string; route?: string };
let announce: typeof import('@/lib/server/request-context.mjs').announceRequest;

let counted: (route: string) => Promise<string[]>;

// The watcher runs until the end of the process, so each test requests its own page.
beforeAll(async () => {
  beginProcess({});
  const { watchRequests } = await import('@/lib/observability/requests');
  const { metrics } = await import('@/lib/observability/metrics');
  ({ announceRequest: announce } = await import('@/lib/server/request-context.mjs'));
  watchRequests();
  watchRequests();
  counted = async (route) => {
    const lines = (await metrics().register.metrics()).split('\n');
    const ofRequests = /^vitrine_request(s_total|_seconds_(count|sum))/;
    return lines.filter((line) => ofRequests.test(line) && line.includes(`route="${route}"`));
  };
});

function arrive(url: string | undefined, headers: Record<string, string> = {}) {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  const context = { request: { url, headers }, response };
  announce(context as unknown as RequestContext);
  const { id, route } = context as typeof answer;
  answer = { id, route };
  return response;
}

it('counts a response when it ends, by route and status', async () => {
  const response = arrive('/modelos?letter=a');
  expect(await counted('roster')).toEqual([]);
  response.emit('close');
  expect(await counted('roster')).toEqual([
    'vitrine_requests_total{route="roster",status="200"} 1',
    expect.stringMatching(/^vitrine_request_seconds_sum\{route="roster"\} 0\.\d+$/),
    'vitrine_request_seconds_count{route="roster"} 1',
  ]);
});

it('distinguishes visitors who left early from those who were answered', async () => {
  Object.assign(arrive('/contato'), { writableFinished: false }).emit('close');
  expect(await counted('contact')).toContain(
    'vitrine_requests_total{route="contact",status="left"} 1',
  );
});

it('counts a request without a path as the home page', async () => {
  arrive(undefined).emit('close');
  expect(await counted('home')).toContain('vitrine_requests_total{route="home",status="200"} 1');
});

it('measures seconds', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const response = arrive('/sobre');
  now.mockReturnValue(1_400);
  response.emit('close');
  now.mockRestore();
  expect(await counted('about')).toContain('vitrine_request_seconds_sum{route="about"} 0.4');
});

const OWN = /^[\da-f]{8}-[\da-f-]{27}$/;

it.each<[string | undefined, string | RegExp]>([
  ['proxy-42', 'proxy-42'],
  ['0123_abcd-', '0123_abcd-'],
  [undefined, OWN],
  ['short', OWN],
  ['x'.repeat(65), OWN],
  ['name@mail.test', OWN],
  ['two words here', OWN],
  ['long-enough\nand more', OWN],
])('a valid request id from a proxy is used, any other is replaced: %j', (given, id) => {
  arrive('/', given === undefined ? {} : { 'x-request-id': given });
  expect(answer).toEqual({ id: expect.stringMatching(id), route: 'home' });
  if (typeof id === 'string') expect(answer.id).toBe(id);
});

it.each([
  ['/', 'home'],
  ['/en/models/women', 'roster'],
  ['/modelos/1208/ana-paula', 'profile'],
  ['/models', 'redirect'],
  ['/modelos/1208/ana-paula/composite.pdf', 'document'],
  ['/favoritos/casting.pdf', 'document'],
  ['/maria-da-silva', 'not-found'],
  ['/%E0%A4%A', 'not-found'],
  ['/api/contact', 'api/contact'],
  ['/api/composite/12', 'api/composite'],
  ['/api/maria', 'api'],
  ['/storage/desktop/a.jpg', 'storage'],
  ['/_next/image', 'picture'],
  ['/_next/static/a.js', 'build file'],
  ['/robots.txt', 'file'],
  ['/maria@mail.test', 'not-found'],
  ['/maria.silva@mail', 'not-found'],
])('%s is %s', (pathname, route) => {
  expect(routeName(pathname)).toBe(route);
});

it('every handler has a name of its own', () => {
  const handlers = readdirSync('app/api').filter((name) => !name.startsWith('['));
  expect(handlers.length).toBeGreaterThan(5);
  expect(handlers.map((name) => routeName(`/api/${name}`))).toEqual(
    handlers.map((name) => `api/${name}`),
  );
});
