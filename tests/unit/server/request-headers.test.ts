import { expect, onTestFinished, test, vi } from 'vitest';
import { REQUEST_HEADERS, reduceHeaders, STORAGE_HEADERS } from '@/lib/server/request-headers';

/** The headers that Next gets of a request with these. */
function reduced(headers: Record<string, string>, url = '/modelos') {
  const request = { url, headers: { ...headers } };
  reduceHeaders(request);
  return request.headers;
}

/** The names of those that remain of a request with these. */
function remaining(names: readonly string[], url?: string): string[] {
  const headers = reduced(Object.fromEntries(names.map((name) => [name, '1'])), url);
  return Object.keys(headers).filter((name) => name !== 'user-agent');
}

const ROUTER = [
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
  'next-url',
];
const DEVELOPMENT = [
  ...['cache-control', 'sec-fetch-mode', 'next-hmr-refresh'],
  ...['x-nextjs-request-id', 'x-nextjs-html-request-id'],
];

test('what the site and Next read remains', () => {
  const sent = [
    ...['accept', 'host', 'if-none-match', 'if-modified-since', 'x-request-id', 'content-length'],
    ...['x-forwarded-for', 'x-forwarded-proto', 'authorization', 'sec-gpc', ...ROUTER],
  ];
  expect(remaining(sent)).toEqual(sent);
});

test.each([
  // Next acts on these, or would take a nonce from a policy and put it into a page that is cached.
  ...['x-middleware-prefetch', 'x-middleware-subrequest', 'x-nextjs-data', 'x-invoke-path'],
  ...['next-action', 'next-resume', 'x-prerender-revalidate', 'content-security-policy'],
  ...['x-now-route-matches', 'x-matched-path', 'purpose', 'traceparent'],
  // Nothing reads these.
  ...[
    'cookie',
    'accept-language',
    'if-match',
    'x-deployment-id',
    'x-next',
    '__proto__',
    'toString',
  ],
])('%s is removed', (name) => {
  expect(remaining([name, 'accept'])).toEqual(['accept']);
});

test.each(Object.entries({ ...REQUEST_HEADERS, ...STORAGE_HEADERS }))(
  '%s may have %d characters, and is removed when it is longer',
  (name, length) => {
    const headersOf = (text: string) => reduced({ [name]: text }, '/storage/a.mp4');
    expect(headersOf('x'.repeat(length))).toHaveProperty(name, 'x'.repeat(length));
    const longer = headersOf('x'.repeat(length + 1));
    if (name !== 'x-forwarded-for') expect(longer).not.toHaveProperty(name);
  },
);

test('of a long list of proxies the end remains, which the trusted ones wrote', () => {
  const forged = '203.0.113.7, '.repeat(500);
  const list = reduced({ 'x-forwarded-for': `${forged}198.51.100.1` })['x-forwarded-for'];
  expect(list).toMatch(/, 198\.51\.100\.1$/);
  expect(list?.length).toBe(REQUEST_HEADERS['x-forwarded-for']);
});

test.each(['Googlebot/2.1', 'a'.repeat(10_000), ''])('Next sees one client: %.20s', (agent) => {
  expect(reduced({ 'user-agent': agent })).toEqual({ 'user-agent': 'Mozilla/5.0' });
  expect(reduced({})).toEqual({ 'user-agent': 'Mozilla/5.0' });
});

test.each([
  ['production', []],
  ['development', DEVELOPMENT],
])('in %s Next may also have %j', (mode, allowed) => {
  vi.stubEnv('NODE_ENV', mode);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(remaining(DEVELOPMENT)).toEqual(allowed);
});

test.each([
  ['/storage/desktop/a.mp4', ['range', 'if-range']],
  ['/assets/icon.svg', []],
  ['/_next/static/a.js', []],
  ['/modelos', []],
  ['/assets/x?/storage/', []],
])('a part is asked of %s alone: %j', (url, expected) => {
  expect(remaining(['range', 'if-range', 'if-match', 'if-unmodified-since'], url)).toEqual(
    expected,
  );
});
