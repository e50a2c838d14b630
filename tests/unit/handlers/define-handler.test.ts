import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import * as missing from '@/app/api/[...missing]/route';
import { defineHandler } from '@/lib/handlers/define-handler';
import { missingPage } from '@/lib/page/outcomes';
import { StatusError } from '@/lib/panel/errors';

const request = new NextRequest('http://localhost/api/x?page=2');

it('responds with the result of the work, which receives the request and its parameters', async () => {
  const handler = defineHandler(async ({ nextUrl }, context: { id: number }) =>
    Response.json([nextUrl.searchParams.get('page'), context.id]),
  );
  expect(await (await handler(request, { id: 7 })).json()).toEqual(['2', 7]);
});

it.each<[string, () => never, number, string, string | null]>([
  ['nothing there', () => missingPage('no such page'), 404, 'no such page', null],
  ['a service that fails', () => failure(), 503, 'HTTP_500', '5'],
])('%s', async (_what, work, status, error, retryAfter) => {
  const answer = await defineHandler(async () => work())(request, undefined);
  expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('an error of the site itself is rethrown', async () => {
  const handler = defineHandler(async () => {
    throw new TypeError('ours');
  });
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
