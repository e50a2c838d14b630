import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { PALETTE } from '@/lib/palette';
import { visitShared } from './visit.ts';

/** What clients may cache, pages and documents alike. */
const PATHS = ['/', '/en/models', '/modelos/mulheres', '/sobre', '/sitemap-pt.xml', '/feed.xml'];

test.each(PATHS)('%s is not sent again to a client that has it', async (path) => {
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
    // Otherwise `fetch` sends `no-cache`.
    const headers = [['cache-control', 'max-age=0'] as [string, string], ...asked];
    const answer = await visitShared(path, { headers });
    return [answer.status, answer.body === ''];
  };
  expect(await answers(['if-none-match', etag])).toEqual([304, true]);
  expect(await answers(['if-modified-since', modified])).toEqual([304, true]);
  expect(await answers(['if-modified-since', later])).toEqual([304, true]);
  expect(await answers(['if-modified-since', earlier])).toEqual([200, false]);
  expect(await answers(['if-modified-since', 'yesterday'])).toEqual([200, false]);
  // The ETag takes precedence over the date, whichever way the two disagree.
  expect(await answers(['if-none-match', etag], ['if-modified-since', earlier])).toEqual([
    304,
    true,
  ]);
  expect(await answers(['if-none-match', '"x"'], ['if-modified-since', later])).toEqual([
    200,
    false,
  ]);
});

test('the data of React for a page do not validate the page', async () => {
  const { headers: sent } = await visitShared('/sobre');
  const asked = { rsc: '1', 'if-none-match': sent.get('etag') ?? '', 'cache-control': 'max-age=0' };
  // Next redirects requests for data to an address that names which.
  const { headers } = await visitShared('/sobre', { headers: asked });
  const answer = await visitShared(headers.get('location') ?? '', { headers: asked });
  expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  expect(answer.headers.get('content-type')).toBe('text/x-component');
});

test('a connection stays usable after a response without a body', async () => {
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

test('the icons, the manifest and the robots file exist', async () => {
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
  expect((await visitShared('/')).body).toContain('rel="manifest" href="/manifest.webmanifest"');
});

/**
 * `maskable` for an icon of which a phone may cut off all but a circle of four fifths: nothing but
 * opaque ground is outside of it.
 */
async function purposeOf(icon: Buffer): Promise<'any' | 'maskable'> {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const ground = data.readUInt32BE(0);
  const fromMiddle = (at: number) =>
    Math.hypot((at % info.width) - middle, Math.floor(at / info.width) - middle);
  const pixels = Array.from({ length: info.width * info.height }, (_, at) => at);
  const outside = pixels.filter((at) => fromMiddle(at) > middle * 0.8);
  const isGround = outside.every((at) => data.readUInt32BE(at * 4) === ground);
  return isGround && data[3] === 255 ? 'maskable' : 'any';
}

test('the manifest names icons by their real sizes and purposes', async () => {
  const { icons, lang, start_url } = JSON.parse((await visitShared('/manifest.webmanifest')).body);
  expect([lang, start_url]).toEqual(['pt', '/']);
  const found: string[] = [];
  for (const { src, sizes, type, purpose } of icons) {
    const icon = Buffer.from(await (await fetch(inject('site') + src)).arrayBuffer());
    const { width, height, format } = await sharp(icon).metadata();
    const real = [`${width}x${height}`, `image/${format}`, await purposeOf(icon)];
    expect([src, ...real]).toEqual([src, sizes, type, purpose]);
    found.push(`${sizes} ${purpose}`);
  }
  // Browsers offer to install a site that has these.
  expect(found).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test('the bars of a browser have the color of the page, light and dark', async () => {
  const { body } = await visitShared('/');
  const metas = body.matchAll(
    /<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"\/>/g,
  );
  const { light, dark } = PALETTE;
  expect(Object.fromEntries(Array.from(metas, ([, color, scheme]) => [scheme, color]))).toEqual({
    ...{ light, dark },
  });
});
