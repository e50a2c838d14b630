import { expect, test } from 'vitest';
import { visitShared } from './visit.ts';

test.each([
  '/api/none',
  '/api/roster/none',
  '/api/composite/1/2',
  '/_next/none',
  '/_next/about',
  '/_next/static/chunks/none.js',
  '/_next/static/none/_buildManifest.js',
  '/assets/none.svg',
  '/.well-known/none',
])('%s is a short 404', async (path) => {
  const { status, headers, body } = await visitShared(path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.length).toBeLessThan(100);
});

test.each([
  ...[
    'bytes=--1',
    'bytes=-0',
    'bytes=5-2',
    'bytes=999999-',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-4',
  ].map((range) => ({ range })),
  { 'if-match': '"x"' },
  { 'if-unmodified-since': 'Fri, 01 May 2020 10:00:00 GMT' },
] as Record<string, string>[])(
  'a small file is sent whole, whatever part is asked for: %o',
  async (headers) => {
    for (const path of ['/assets/icon.svg', '/icon-192.png']) {
      expect([path, (await visitShared(path, { headers })).status]).toEqual([path, 200]);
    }
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s to an unknown address is refused as shortly',
  async (method) => {
    const { status, body } = await visitShared('/api/none', { method, body: 'x' });
    expect([status, body]).toEqual([404, 'Not found']);
  },
);
