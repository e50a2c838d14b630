import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { PLAIN_POLICY } from '@/lib/page/plain-page';
import { setPolicy } from '@/lib/server/csp';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { siteServer } from './answers.ts';

const POLICY = 'content-security-policy';
const PAGE = '<script>blank()</script>';

const answerOf = siteServer();
beforeEach(() => {
  beginProcess({});
  setPolicy({ frames: [] });
});

/** Next's page for one that broke, as far as its headers go. */
const broken = (response: ServerResponse) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  return response;
};

describe('a cacheable page that broke', () => {
  it.each([
    ['/modelos', '<html lang="pt">', 'href="/"'],
    ['/en/blog/7', '<html lang="en">', 'href="/en"'],
    ['/es/nope', '<html lang="es">', 'href="/es"'],
    ['/preview/x', '<html lang="pt">', 'href="/"'],
  ])('is a page in the language of the visitor: %s', async (path, start, home) => {
    const { status, headers, body } = await answerOf((one) => broken(one).end(PAGE), { path });
    const html = body.toString();
    expect([status, headers['content-length']]).toEqual([500, String(body.length)]);
    expect(html).toContain(start);
    expect(html).toContain(home);
    expect(html).not.toMatch(/<script|<style/);
    expect(headers[POLICY]).toBe(PLAIN_POLICY);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'in pieces',
      (one) => {
        one.write('<p>');
        one.end('Next</p>');
      },
    ],
    ['with its headers first', (one) => one.writeHead(500).end(PAGE)],
    ['compressed', (one) => one.setHeader('content-encoding', 'gzip').end(PAGE)],
  ])('is whole when Next sends its own %s', async (_how, send) => {
    const { headers, body } = await answerOf((one) => send(broken(one)));
    expect(body.toString()).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('has no body for HEAD', async () => {
    const { headers, body } = await answerOf((one) => broken(one).end(), { method: 'HEAD' });
    expect([body.length, Number(headers['content-length']) > 500]).toEqual([0, true]);
  });
});

it.each<[string, (response: ServerResponse) => ServerResponse]>([
  ['a page with a policy', (one) => broken(one).setHeader(POLICY, "script-src 'nonce-1'")],
  ['an answer of the API', (one) => broken(one).setHeader('content-type', 'application/json')],
  ['a page that is whole', (one) => Object.assign(broken(one), { statusCode: 200 })],
])('%s is sent as it is', async (_what, made) => {
  const { body } = await answerOf((response) => made(response).end(PAGE));
  expect(body.toString()).toBe(PAGE);
});

it('in development Next shows its own page', async () => {
  beginProcess({});
  const { headers, body } = await answerOf((response) => broken(response).end(PAGE));
  expect([body.toString(), headers[POLICY]]).toEqual([PAGE, undefined]);
});
