import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { followRequests } from '@/lib/platform/next/answer-status.mjs';
import { followedServer } from './answers.ts';

const answerOf = followedServer(followRequests);

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

  it('names no nonce that Next would put into a page', async () => {
    const headers = {
      'content-security-policy': "script-src 'nonce-evil'",
      'content-security-policy-report-only': "script-src 'nonce-evil'",
      accept: 'text/html',
    };
    expect(Object.keys((await seen({ headers }))?.headers ?? {})).toEqual([
      ...['accept', 'host', 'connection'],
    ]);
  });

  it('names no server action, since the site has none', async () => {
    const headers = { 'next-action': '7f'.repeat(21) };
    expect((await seen({ headers }))?.headers).not.toHaveProperty('next-action');
  });

  it('leads to the 404 page when its path is malformed', async () => {
    expect(await seen({ path: '/%ff' })).toHaveProperty('url', '/%');
    expect(await seen({ path: '/modelos', method: 'POST' })).toHaveProperty('url', '/%');
    expect(await seen({ path: '/modelos?a=%ff' })).toHaveProperty('url', '/modelos?a=%ff');
  });

  it('has no date next to an ETag', async () => {
    const date = { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' };
    const both = (await seen({ headers: { ...date, 'if-none-match': '"a"' } }))?.headers;
    expect([both?.['if-modified-since'], both?.['if-none-match']]).toEqual([undefined, '"a"']);
    expect((await seen({ headers: date }))?.headers).toMatchObject(date);
  });
});

describe('the status line of a response', () => {
  it('preserves its reason phrase and headers', async () => {
    const { status, text, headers } = await answerOf((response) =>
      response.writeHead(404, 'Nothing Here', { 'x-one': '1' }).end(),
    );
    expect([status, text, headers['x-one']]).toEqual([404, 'Nothing Here', '1']);
  });

  it('accepts headers as an array', async () => {
    const { status, headers } = await answerOf((response) =>
      response.writeHead(201, ['x-one', '1', 'x-two', '2']).end(),
    );
    expect([status, headers['x-one'], headers['x-two']]).toEqual([201, '1', '2']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is 304 with the headers of the page for a client that has it', async () => {
    const { status, headers, body } = await answerOf(
      (response) =>
        response
          .setHeader('content-type', 'text/html')
          .setHeader('x-nextjs-cache', 'HIT')
          .setHeader('x-accel-expires', '2')
          .setHeader('content-security-policy', "script-src 'self'")
          .setHeader('etag', '"a"')
          .end('<p>page</p>'),
      { headers: { 'if-none-match': 'W/"a"' } },
    );
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers['content-security-policy']).toBe("script-src 'self'");
    expect(headers).not.toHaveProperty('x-nextjs-cache');
  });

  it('redirects to the home page when a redirect has no location', async () => {
    const { headers } = await answerOf((response) =>
      response.setHeader('Location', []).writeHead(307).end(),
    );
    expect(headers.location).toBe('/');
  });
});
