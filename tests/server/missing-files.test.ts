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
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon-192.png',
])('%s is a file or a short 404, never a page', async (path) => {
  const { status, headers, body } = await visitShared(path);
  expect(headers.get('content-type')).not.toMatch(/html/);
  if (status !== 200) expect([status, body]).toEqual([404, 'Not found']);
});

test('a post to an unknown address is refused as shortly', async () => {
  const { status, body } = await visitShared('/api/none', { method: 'POST', body: 'x' });
  expect([status, body]).toEqual([404, 'Not found']);
});
