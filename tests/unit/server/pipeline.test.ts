import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentRequest, type RequestContext } from '@/lib/server/request-context';
import { PARTS } from '../../fixtures/request-context.ts';
import { siteServer } from './answers.ts';

const answerOf = siteServer();

describe('the request that Next receives', () => {
  /** The request as the site sees it. */
  async function seen(asked: Parameters<typeof answerOf>[1]) {
    let request: ServerResponse['req'] | undefined;
    await answerOf((response) => {
      request = response.req;
      response.end();
    }, asked);
    return request;
  }

  it('names no nonce that Next would put into a page, and no server action', async () => {
    const headers = {
      'content-security-policy': "script-src 'nonce-evil'",
      'next-action': '7f'.repeat(21),
      accept: 'text/html',
    };
    expect(Object.keys((await seen({ headers }))?.headers ?? {})).toEqual([
      ...['accept', 'host', 'connection', 'user-agent'],
    ]);
  });

  it('leads to the 404 page when its path is malformed', async () => {
    expect(await seen({ path: '/%ff' })).toHaveProperty('url', '/not-found');
    expect(await seen({ path: '/modelos', method: 'POST' })).toHaveProperty('url', '/not-found');
    expect(await seen({ path: '/modelos?a=%ff' })).toHaveProperty('url', '/modelos');
  });
});

it('a request is described once, and its context has the description', async () => {
  const describe = vi.spyOn(PARTS, 'describe');
  onTestFinished(() => describe.mockRestore());
  let asked: RequestContext | undefined;
  const respond = (response: ServerResponse) => {
    asked = currentRequest();
    response.end();
  };
  await answerOf(respond, { path: '/en/models/12/ana?x=1' });
  expect(asked).toMatchObject({ query: '?x=1', description: { label: 'profile', locale: 'en' } });
  expect([asked?.request.url, describe.mock.calls.length]).toEqual(['/en/models/12', 1]);
});

describe('the work for a request', () => {
  it('is done when Next is, and not when the response ends', async () => {
    const order: string[] = [];
    const over = Promise.withResolvers<void>();
    await answerOf(async (response) => {
      void currentRequest()?.done.then(() => {
        order.push('done');
        over.resolve();
      });
      response.end();
      await new Promise((resolve) => setImmediate(resolve));
      order.push('Next');
    });
    await over.promise;
    expect(order).toEqual(['Next', 'done']);
  });

  it('is done when Next is, although its visitor has left', async () => {
    const leaving = new AbortController();
    const over = Promise.withResolvers<void>();
    const answer = answerOf(
      async (response) => {
        void currentRequest()?.done.then(over.resolve);
        const left = once(response, 'close');
        leaving.abort();
        await left;
        response.end('drawn');
      },
      { signal: leaving.signal },
    );
    await expect(answer).rejects.toThrow('aborted');
    await over.promise;
  });

  it('that breaks is logged, and answered with 500', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    const { status } = await answerOf(() => Promise.reject(new Error('a fault')));
    expect([status, error.mock.calls]).toEqual([500, [[new Error('a fault')]]]);
  });
});
