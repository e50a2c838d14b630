import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import * as missing from '@/app/api/[...missing]/route';
import { Refusal } from '@/lib/forms/refusal';
import { defineHandler, refuseBare, refuseInJson } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { missingPage } from '@/lib/page/outcomes';
import { StatusError } from '@/lib/panel/errors';
import { BusyError } from '@/lib/process/semaphore';

const request = new NextRequest('http://localhost/api/x?page=2');

it('responds with the result of the work, which receives the request and its parameters', async () => {
  const handler = defineHandler(
    async ({ nextUrl }, context: { id: number }) =>
      Response.json([nextUrl.searchParams.get('page'), context.id]),
    refuse,
  );
  expect(await (await handler(request, { id: 7 })).json()).toEqual(['2', 7]);
});

it.each<[string, () => never, number, string, string | null]>([
  ['nothing there', () => missingPage('no such page'), 404, 'no such page', null],
  ['a service that fails', () => failure(), 503, 'HTTP_500', '5'],
  ['a post too many', () => refusal(), 429, 'rate', '7'],
  ['no free slot', () => busy(), 503, 'busy', '10'],
])('%s', async (_what, work, status, error, retryAfter) => {
  const answer = await defineHandler(async () => work(), refuse)(request, undefined);
  expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('programs get JSON whatever they accept, beacons the status alone', async () => {
  const browser = new NextRequest(request, { headers: { accept: 'text/html' } });
  const json = await defineHandler(async () => refusal(), refuseInJson)(browser, undefined);
  expect([json.status, await json.json()]).toEqual([429, { error: 'rate' }]);
  const bare = await defineHandler(async () => refusal(), refuseBare)(browser, undefined);
  expect([bare.status, await bare.text()]).toEqual([429, '']);
  expect([bare.headers.get('retry-after'), bare.headers.get('cache-control')]).toEqual([
    ...['7', 'no-store'],
  ]);
});

it('a visitor who leaves a queue is no error of the site', async () => {
  const signal = AbortSignal.abort();
  const left = new NextRequest(request, { signal });
  const handler = defineHandler(async ({ signal: visitor }) => {
    visitor.throwIfAborted();
    return new Response();
  }, refuse);
  expect((await handler(left, undefined)).status).toBe(400);
});

it('an error of the site itself is rethrown', async () => {
  const handler = defineHandler(async () => {
    throw new TypeError('ours');
  }, refuse);
  await expect(handler(request, undefined)).rejects.toThrow('ours');
});

it.each(Object.entries(missing))(
  '%s of an unknown path is answered briefly, and not cached',
  async (_, handler) => {
    const answer = handler();
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'text/plain',
    });
  },
);

function failure(): never {
  throw new StatusError(500, { service: 'panel', method: 'GET', url: '/api/posts' });
}

function refusal(): never {
  throw new Refusal('rate', { retryAfterSeconds: 7 });
}

function busy(): never {
  throw new BusyError(503);
}
