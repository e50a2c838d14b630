import { expect, inject, test } from 'vitest';
import { visitShared } from './visit.ts';

/** Paths of pages and documents that clients may cache and revalidate. */
const KEPT = ['/', '/en/models', '/modelos/mulheres', '/sobre', '/sitemap-pt.xml', '/feed.xml'];

test.each(KEPT)('%s is not sent again to a client that has it', async (path) => {
  const { status, headers } = await visitShared(path);
  const etag = headers.get('etag') ?? '';
  const modified = headers.get('last-modified') ?? '';
  expect([status, etag, Date.parse(modified) <= Date.now()]).toEqual([
    200,
    expect.any(String),
    true,
  ]);

  const later = new Date(Date.parse(modified) + 60_000).toUTCString();
  const earlier = new Date(Date.parse(modified) - 60_000).toUTCString();
  const answers = async (...asked: [name: string, value: string][]) => {
    // Without it, `fetch` sends `no-cache`, which disables revalidation.
    const headers = [['cache-control', 'max-age=0'] as [string, string], ...asked];
    const answer = await visitShared(path, { headers });
    return [answer.status, answer.body === ''];
  };
  expect(await answers(['if-none-match', etag])).toEqual([304, true]);
  expect(await answers(['if-modified-since', modified])).toEqual([304, true]);
  expect(await answers(['if-modified-since', later])).toEqual([304, true]);
  expect(await answers(['if-modified-since', earlier])).toEqual([200, false]);
  expect(await answers(['if-modified-since', 'yesterday'])).toEqual([200, false]);
  // `If-None-Match` has precedence over `If-Modified-Since` (RFC 9110, 13.2.2).
  expect(await answers(['if-none-match', etag], ['if-modified-since', earlier])).toEqual([
    304,
    true,
  ]);
  expect(await answers(['if-none-match', '"x"'], ['if-modified-since', later])).toEqual([
    200,
    false,
  ]);
});

test("React's data of a page do not pass for the page", async () => {
  const { headers: sent } = await visitShared('/sobre');
  const asked = { rsc: '1', 'if-none-match': sent.get('etag') ?? '', 'cache-control': 'max-age=0' };
  // Next sends who asks for data to an address that names which.
  const { headers } = await visitShared('/sobre', { headers: asked });
  const answer = await visitShared(headers.get('location') ?? '', { headers: asked });
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  expect(answer.headers.get('content-type')).toBe('text/x-component');
});

test('a connection goes on after an answer without a body', async () => {
  const { headers } = await visitShared('/');
  const modified = headers.get('last-modified') ?? '';
  const statuses = [];
  for (const path of ['/', '/sobre', '/']) {
    const answer = await fetch(inject('site') + path, {
      headers: { 'if-modified-since': modified },
    });
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses).toContain(304);
});

test('an icon, the manifest and the robots file are there, and name this site', async () => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/icon-192.png', /png/],
    ['/icon-512.png', /png/],
    ['/icon-maskable.png', /png/],
    ['/apple-icon.png', /png/],
    ['/manifest.webmanifest', /manifest\+json/],
    ['/robots.txt', /text\/plain/],
  ] as const) {
    const { status, headers } = await visitShared(path);
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringMatching(type),
    ]);
  }
  const { body } = await visitShared('/robots.txt');
  expect(body).toContain(`Sitemap: ${inject('site')}/sitemap.xml`);
  expect((await visitShared('/')).body).toContain('rel="manifest" href="/manifest.webmanifest"');
});

test('nothing is told to search engines without a key', async () => {
  expect((await visitShared('/indexnow.txt')).status).toBe(404);
});
