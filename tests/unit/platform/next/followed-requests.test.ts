import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { followRequests } from '@/lib/platform/next/answer-status.mjs';
import { followedServer } from './answers.ts';

const answerOf = followedServer(followRequests);

describe('what Next is given of a request', () => {
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

  it('names no server action, of which the site has none', async () => {
    const headers = { 'next-action': '7f'.repeat(21) };
    expect((await seen({ headers }))?.headers).not.toHaveProperty('next-action');
  });

  it('leads nowhere when it is no path that can be read', async () => {
    expect(await seen({ path: '/%ff' })).toHaveProperty('url', '/%');
    expect(await seen({ path: '/modelos', method: 'POST' })).toHaveProperty('url', '/%');
    expect(await seen({ path: '/modelos?a=%ff' })).toHaveProperty('url', '/modelos?a=%ff');
  });

  it('has no date beside a tag', async () => {
    const date = { 'if-modified-since': 'Fri, 01 May 2026 10:00:00 GMT' };
    const both = (await seen({ headers: { ...date, 'if-none-match': '"a"' } }))?.headers;
    expect([both?.['if-modified-since'], both?.['if-none-match']]).toEqual([undefined, '"a"']);
    expect((await seen({ headers: date }))?.headers).toMatchObject(date);
  });
});

describe('the first line of an answer', () => {
  it('keeps its words, and the headers that come with it', async () => {
    const { status, text, headers } = await answerOf((response) =>
      response.writeHead(404, 'Nothing Here', { 'x-one': '1' }).end(),
    );
    expect([status, text, headers['x-one']]).toEqual([404, 'Nothing Here', '1']);
  });

  it('may have its headers in a list', async () => {
    const { status, headers } = await answerOf((response) =>
      response.writeHead(201, ['x-one', '1', 'x-two', '2']).end(),
    );
    expect([status, headers['x-one'], headers['x-two']]).toEqual([201, '1', '2']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is 304 with the headers of the page for whoever has it', async () => {
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

  it('leads to the front page when a redirect has no address', async () => {
    const { headers } = await answerOf((response) =>
      response.setHeader('Location', []).writeHead(307).end(),
    );
    expect(headers.location).toBe('/');
  });
});
