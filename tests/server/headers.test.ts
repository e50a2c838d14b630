import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { talentId } from '../demo-panel/seed/talent.ts';
import {
  type Answer,
  ask,
  askAsRouter,
  askDown,
  askFaulty,
  askKnown,
  askPicture,
  askScript,
  send,
  startFaultySite,
} from './answer-kinds.ts';

/**
 * Requests every kind of response and checks its headers. Writes a table of the results to
 * `test-results/headers.md`.
 */
const TABLE = path.resolve(import.meta.dirname, '../../test-results/headers.md');

const SHOWN = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
] as const;

const STYLE = /<style|<[a-z][^>]*\sstyle=/;
/** A stack trace, or an error code of Node. */
const INSIDES = /\bE(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)[A-Z]*\b|\n\s+at |node:internal/;

type Kind = {
  title: string;
  /** How a browser treats the response. */
  kind: 'page' | 'file' | 'picture' | 'worker';
  status: number;
  ask: () => Promise<Answer>;
};

beforeAll(startFaultySite);

const CONTACT = {
  method: 'POST',
  headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  body: new URLSearchParams({ contact: '@stranger' }),
};

const COMPRESSED = { headers: { 'accept-encoding': 'gzip' } };

const KINDS: readonly Kind[] = [
  { title: 'cached page, miss', kind: 'page', status: 200, ask: ask('/en/favorites') },
  { title: 'cached page, hit', kind: 'page', status: 200, ask: ask('/en/favorites') },
  { title: 'cached page, gzip', kind: 'page', status: 200, ask: ask('/modelos', COMPRESSED) },
  { title: 'cached page, unchanged', kind: 'page', status: 304, ask: () => askKnown('/sobre') },
  { title: 'cached page, HEAD', kind: 'page', status: 200, ask: ask('/', { method: 'HEAD' }) },
  { title: 'dynamic page', kind: 'page', status: 200, ask: ask('/modelos?letter=a') },
  { title: 'router, cached page', kind: 'file', status: 200, ask: () => askAsRouter('/modelos') },
  {
    title: 'router, dynamic page',
    kind: 'file',
    status: 200,
    ask: () => askAsRouter('/blog?page=2'),
  },
  {
    title: 'router, redirect',
    kind: 'file',
    status: 307,
    ask: ask('/', { headers: { rsc: '1' } }),
  },
  {
    title: 'answer to a form',
    kind: 'page',
    status: 200,
    ask: ask('/api/verify?lang=en', CONTACT),
  },
  { title: '404, no page', kind: 'page', status: 404, ask: ask('/nope') },
  { title: '404, cached', kind: 'page', status: 404, ask: ask('/modelos/999999/x') },
  { title: '404, dynamic', kind: 'page', status: 404, ask: ask('/modelos?page=99') },
  { title: '404, malformed', kind: 'page', status: 404, ask: ask('/%ff') },
  { title: '404, no file', kind: 'file', status: 404, ask: ask('/assets/nope') },
  { title: '404, of the build', kind: 'file', status: 404, ask: ask('/_next/static/nope.js') },
  { title: '405, page', kind: 'file', status: 405, ask: ask('/modelos', { method: 'POST' }) },
  { title: '405, API', kind: 'file', status: 405, ask: ask('/api/roster', { method: 'DELETE' }) },
  // Before the pages that read the roster for a face, after which this list is answered in an outage.
  { title: '503, dynamic', kind: 'page', status: 503, ask: () => askDown('/modelos?q=ana') },
  { title: '503, cached', kind: 'page', status: 503, ask: () => askDown('/') },
  { title: '500, cached', kind: 'page', status: 500, ask: () => askFaulty('/blog') },
  {
    title: '500, dynamic',
    kind: 'page',
    status: 500,
    ask: () => askFaulty('/blog?page=2'),
  },
  { title: 'redirect, spelling', kind: 'file', status: 308, ask: ask('/pt/modelos') },
  { title: 'redirect, slashes', kind: 'file', status: 308, ask: ask('//modelos') },
  { title: '400, no HTTP', kind: 'file', status: 400, ask: () => send('NO HTTP') },
  { title: '400, no host', kind: 'file', status: 400, ask: () => send('GET / HTTP/1.1') },
  {
    title: '431',
    kind: 'file',
    status: 431,
    ask: () => send(`GET /${'x'.repeat(20_000)} HTTP/1.1`),
  },
  { title: 'API', kind: 'file', status: 200, ask: ask('/api/roster?view=women') },
  { title: 'API, search data', kind: 'file', status: 200, ask: ask('/api/search/data?lang=en') },
  { title: 'API, 400', kind: 'file', status: 400, ask: ask('/api/roster?view=x') },
  { title: 'API, 403', kind: 'file', status: 403, ask: ask('/api/contact', { method: 'POST' }) },
  { title: 'API, 404', kind: 'file', status: 404, ask: ask('/api/posts?page=99') },
  { title: 'picture', kind: 'picture', status: 200, ask: () => askPicture('/modelos') },
  { title: 'picture, 400', kind: 'file', status: 400, ask: ask('/_next/image?url=x&w=1&q=1') },
  {
    title: 'storage',
    kind: 'picture',
    status: 200,
    ask: ask(`/storage/desktop/talents/${talentId(1)}/cover.jpg`),
  },
  { title: 'preview', kind: 'picture', status: 200, ask: ask('/preview/sobre/picture.jpg') },
  { title: 'composites', kind: 'file', status: 200, ask: ask(`/api/composite/${talentId(3)}`) },
  { title: 'storage, 404', kind: 'file', status: 404, ask: ask('/storage/none') },
  { title: 'icon', kind: 'picture', status: 200, ask: ask('/assets/icon.svg') },
  { title: 'service worker', kind: 'worker', status: 200, ask: ask('/offline-worker.js') },
  { title: 'style of plain pages', kind: 'file', status: 200, ask: ask('/assets/plain.css') },
  { title: 'script', kind: 'file', status: 200, ask: () => askScript('/modelos') },
];

const lines: string[] = [];
afterAll(() => {
  const head = ['answer', 'status', ...SHOWN];
  mkdirSync(path.dirname(TABLE), { recursive: true });
  const rule = head.map(() => '---');
  const table = [head, rule].map((cells) => `| ${cells.join(' | ')} |`).concat(lines);
  writeFileSync(TABLE, `${table.join('\n')}\n`);
});

function note(title: string, { status, headers }: Answer): void {
  const cells = SHOWN.map((name) => headers.get(name)?.replaceAll("'sha256-", "'…") ?? 'none');
  lines.push(`| ${[title, status, ...cells].join(' | ')} |`);
}

function expectPagePolicy(policy: string, body: string): void {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  // A page without script, such as the one for a page that broke, may run none.
  if (body && !body.includes('<script')) {
    expect(policy).toMatch(/^default-src 'none'; style-src 'self';/);
    return;
  }
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts).toMatch(/^'self'( '(sha256|nonce)-[\w+/=-]+')*$/);
  if (body) expect(scripts).toMatch(/sha256|nonce/);
  expect(policy).toContain("style-src 'self';");
}

describe('every answer has the headers that protect a visitor', () => {
  test.each(KINDS)('$title', async ({ title, kind, status, ask }) => {
    const answer = await ask();
    const { headers, body } = answer;
    note(title, answer);
    expect(answer.status).toBe(status);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe(
      kind === 'picture' ? 'cross-origin' : 'same-origin',
    );
    const policy = headers.get('content-security-policy') ?? '';
    const names = [...headers.keys()];
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => /^x-(middleware|powered)/.test(name))).toEqual([]);
    if (kind === 'worker') {
      expect(policy).toBe("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-cache');
      return;
    }
    if (status === 307) expect(headers.get('cache-control')).toBe('no-store');
    if (kind !== 'page') {
      expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      return;
    }
    expectPagePolicy(policy, body);
    expect(names.filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
    expect([STYLE.exec(body)?.[0], INSIDES.exec(body)?.[0]]).toEqual([undefined, undefined]);
  });
});
