import { expect, test, vi } from 'vitest';
import { dropHeaders } from '@/lib/server/pipeline.mjs';

/** The names of the headers that remain of a request with these. */
function remaining(names: readonly string[], url = '/modelos'): string[] {
  const headers = Object.fromEntries(names.map((name) => [name, '1']));
  dropHeaders({ url, headers });
  return Object.keys(headers);
}

const ROUTER = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  'next-url',
];
const DEVELOPMENT = ['next-hmr-refresh', 'x-nextjs-request-id', 'x-nextjs-html-request-id'];
const PARTIAL = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

test('what browsers, proxies and the router send remains', () => {
  const sent = [
    ...['accept', 'host', 'cookie', 'if-none-match', 'if-modified-since', 'x-request-id'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'x-deployment-id', 'nextcloud', 'x-next'],
    ...ROUTER,
  ];
  expect(remaining(sent)).toEqual(sent);
});

test.each([
  ...['x-middleware-prefetch', 'x-middleware-subrequest', 'x-middleware-rewrite'],
  ...['x-nextjs-data', 'x-nextjs-cache', 'x-invoke-path', 'x-invoke-status', 'x-invoke-query'],
  ...['next-action', 'next-resume', 'next-test-fetch-priority', 'next-router-prefetch-x'],
  ...['content-security-policy', 'content-security-policy-report-only'],
])('%s, which only the site or Next may set, is removed', (name) => {
  expect(remaining([name, 'accept'])).toEqual(['accept']);
});

test.each([
  ['production', []],
  ['development', DEVELOPMENT],
])('in %s the router may send %j too', (mode, allowed) => {
  vi.stubEnv('NODE_ENV', mode);
  try {
    expect(remaining(DEVELOPMENT)).toEqual(allowed);
  } finally {
    vi.unstubAllEnvs();
  }
});

test.each([
  ['/storage/desktop/a.mp4', PARTIAL],
  ['/assets/icon.svg', []],
  ['/_next/static/a.js', []],
  ['/modelos', []],
  ['/assets/x?/storage/', []],
])('of %s only these conditions remain: %j', (url, expected) => {
  expect(remaining(PARTIAL, url)).toEqual(expected);
});
