import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followRequests } from '@/lib/platform/next/answer-status.mjs';
import { setPolicy } from '@/lib/platform/next/policy.mjs';
import { beginProcess } from '../../../fixtures/fresh-process.ts';
import { followedServer } from './answers.ts';

const POLICY = 'content-security-policy';
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
const PAGE = '<p>olá</p><script>run()</script>';
const HASH = `'sha256-${createHash('sha256').update('run()').digest('base64')}'`;

const answerOf = followedServer(followRequests);
beforeEach(() => {
  beginProcess({});
  setPolicy({ frames: ['https://map.test'], scripts: ['run()'] });
});

const asPage = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html; charset=utf-8');

describe('a page sent in one piece', () => {
  it.each(['GET', 'HEAD'])(
    'gets the policy of its scripts when it has none: %s',
    async (method) => {
      const { headers, body } = await answerOf((response) => asPage(response).end(PAGE), {
        method,
      });
      expect(headers[POLICY]).toMatch(/^default-src 'self'; script-src 'self' /);
      expect(headers[POLICY]).toContain(HASH);
      expect(body.toString()).toBe(method === 'HEAD' ? '' : PAGE);
    },
  );

  it('preserves a policy that it already has', async () => {
    const { headers, body } = await answerOf((response) =>
      asPage(response).setHeader(POLICY, "script-src 'nonce-1'").end(PAGE),
    );
    expect(headers[POLICY]).toBe("script-src 'nonce-1'");
    expect(body.toString()).toBe(PAGE);
  });

  it('has no policy where none is set', async () => {
    beginProcess({});
    const { headers, body } = await answerOf((response) => asPage(response).end(PAGE));
    expect(headers).not.toHaveProperty(POLICY);
    expect(body.toString()).toBe(PAGE);
  });

  it('is seen before compression, in whatever order the two were installed', async () => {
    const seen: unknown[] = [];
    const { headers, body } = await answerOf((response) => {
      const end = response.end.bind(response) as (text: string) => ServerResponse;
      response.end = ((text: string) => {
        seen.push([text, String(response.getHeader(POLICY)).includes(HASH)]);
        return end(`${text}!`);
      }) as ServerResponse['end'];
      asPage(response).end(PAGE);
    });
    expect(seen).toEqual([[PAGE, true]]);
    expect(body.toString()).toBe(`${PAGE}!`);
    expect(headers[POLICY]).toContain(HASH);
  });

  it('is written in its encoding, and reports when it is sent', async () => {
    let called = false;
    const { body } = await answerOf((response) =>
      asPage(response).end('olá', 'latin1', () => {
        called = true;
      }),
    );
    expect(body.toString('latin1')).toBe('olá');
    expect(called).toBe(true);
  });
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ['as bytes', (response) => response.end(Buffer.from(PAGE))],
  [
    'in pieces',
    (response) => {
      response.write(PAGE.slice(0, 9));
      response.end(PAGE.slice(9));
    },
  ],
])('a page that comes %s may run no scripts', async (_how, send) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { headers, body } = await answerOf((response) => send(asPage(response)));
  expect(body.toString()).toBe(PAGE);
  expect(headers[POLICY]).toBe(FILE_POLICY);
});

describe('a cached response in demand', () => {
  /** What arrives in the end: the second request starts compression in the background. */
  async function inDemand(type: string, tag: string) {
    const ask = () =>
      answerOf(
        (response) =>
          response
            .setHeader('content-type', type)
            .setHeader('x-accel-expires', '2')
            .setHeader('etag', tag)
            .end(PAGE),
        { headers: { 'accept-encoding': 'gzip' } },
      );
    const packed = () => ask().then(({ headers }) => headers['content-encoding'] === 'gzip');
    for (let time = 0; time < 50 && !(await packed()); time += 1);
    return ask();
  }

  it('is compressed when it is a page', async () => {
    const { headers, body } = await inDemand('text/html', '"page"');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(PAGE);
    expect(headers[POLICY]).toContain(HASH);
  });

  it('is not compressed when it is not a page', async () => {
    const { headers, body } = await inDemand('text/plain', '"text"');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(PAGE);
  });

  it('is not compressed where no content type is set', async () => {
    const { body, headers } = await answerOf((response) => response.end(PAGE));
    expect(body.toString()).toBe(PAGE);
    expect(headers[POLICY]).toBe(FILE_POLICY);
  });
});
