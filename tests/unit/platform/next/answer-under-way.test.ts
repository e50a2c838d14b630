import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import {
  answerUnderWay,
  answerUntil,
  answerWith,
  followRequests,
  keepAnswer,
  keepOutOfSearch,
  whenAnswering,
} from '@/lib/platform/next/answer-status.mjs';
import { followedServer } from './answers.ts';

const answerOf = followedServer(followRequests);

describe('what an answer is made of', () => {
  it('makes it as old as its first part, and has each tag once', async () => {
    let said: object | undefined;
    await answerOf((response) => {
      answerUntil(2_000, ['slides', 'talents']);
      answerUntil(1_000, ['talents', 'talent:1']);
      answerUntil(3_000);
      said = { ...keepAnswer() };
      response.end();
    });
    expect(said).toMatchObject({ until: 1_000, tags: ['slides', 'talents', 'talent:1'] });
  });

  it('may have no tag', async () => {
    let said: object | undefined;
    await answerOf((response) => {
      answerUntil(1_000);
      said = { ...answerUnderWay() };
      response.end();
    });
    expect(said).toMatchObject({ ip: '127.0.0.1', until: 1_000, tags: [] });
  });

  it('is nothing to anybody where there is no answer', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answerUntil(1_000, ['slides']);
    expect([answerUnderWay(), error.mock.calls]).toEqual([undefined, []]);
    expect(keepOutOfSearch).not.toThrow();
    error.mockRestore();
  });
});

it.each<[string, () => void, string | undefined]>([
  ['a page that says so', keepOutOfSearch, 'noindex, follow'],
  ['any other page', () => {}, undefined],
  [
    'a page that the page cache has',
    () => {
      keepOutOfSearch();
      keepAnswer();
    },
    undefined,
  ],
  [
    'a failure that says so',
    () => {
      answerWith(404);
      keepOutOfSearch();
    },
    'noindex, follow',
  ],
])('search engines are told of %s: %#', async (_what, say, told) => {
  const { headers } = await answerOf((response) => {
    say();
    response.end();
  });
  expect(headers['x-robots-tag']).toBe(told);
});

describe('whoever waits for an answer', () => {
  it('is called when it begins, and not before', async () => {
    const begun = vi.fn();
    const calls: number[] = [];
    await answerOf((response) => {
      whenAnswering(begun);
      calls.push(begun.mock.calls.length);
      response.write('a');
      calls.push(begun.mock.calls.length);
      response.end();
    });
    expect(calls).toEqual([0, 1]);
  });

  it('is called at once when it has begun', async () => {
    const begun = vi.fn();
    let calls = 0;
    await answerOf((response) => {
      response.write('a');
      whenAnswering(begun);
      calls = begun.mock.calls.length;
      response.end();
    });
    expect(calls).toBe(1);
  });

  it('is called at once where there is none', () => {
    const begun = vi.fn();
    whenAnswering(begun);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it.each(['before', 'after'])('is called when its visitor leaves, %s they wait', async (order) => {
    const begun = vi.fn();
    const leaving = new AbortController();
    let calls = -1;
    const answer = answerOf(
      async (response) => {
        const left = once(response, 'close');
        if (order === 'after') whenAnswering(begun);
        leaving.abort();
        await left;
        if (order === 'before') whenAnswering(begun);
        calls = begun.mock.calls.length;
      },
      { signal: leaving.signal },
    );
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => calls).toBe(1);
  });
});

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
