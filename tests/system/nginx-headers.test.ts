import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import type { SecureVersion, TLSSocket } from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPolicy } from '@/lib/server/csp';
import { fileHeaders } from '@/lib/server/security-headers';
import { ask } from '../fixtures/ask.ts';
import { nginxBefore } from '../fixtures/nginx-before.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../deploy/nginx/site.conf');

/** A request for each location that proxies to the site. */
const LOCATIONS = [
  ['GET', '/modelos'],
  ['GET', '/modelos?letter=a'],
  ['GET', '/_next/static/chunks/older.js'],
  ['POST', '/api/get-scouted'],
  ['GET', '/api/composite/12/x.zip'],
  ['GET', '/favoritos/casting.pdf?ids=12'],
  ['GET', '/_next/image?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=640&q=75'],
  ['GET', '/preview/modelos/picture.jpg?v=1'],
  ['GET', '/storage/desktop/picture.jpg'],
  ['GET', '/storage/desktop/video.mp4'],
  ['GET', '/api/roster?view=women'],
] as const;

/** Headers that a visitor may forge. */
const FORGED = {
  'x-forwarded-for': '192.0.2.1',
  'x-forwarded-host': 'forged.example',
  'x-forwarded-proto': 'gopher',
  'x-request-id': 'forged-request-id',
  forwarded: 'for=192.0.2.1;host=forged.example',
  connection: 'keep-alive',
};

const echoing = () => nginxBefore((_, response) => response.end());

test.each(LOCATIONS)('%s %s reaches the site with headers of nginx only', async (method, path) => {
  const { ask, received, url } = await echoing();
  const { host } = new URL(url);
  await ask(path, { method, headers: FORGED });
  const headers = received()[0]?.headers;
  expect(headers).toMatchObject({
    host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect(headers).not.toHaveProperty('forwarded');
  // A post gets its own connection. Without the header, the next request would reuse it.
  expect(headers?.connection).toBe(method === 'POST' ? 'close' : undefined);
});

test('the list above has every location, and none has headers of its own', () => {
  const text = readFileSync(SHIPPED, 'utf8');
  // Two pairs of the requests above are for one location each, and one view is a page.
  expect(text.match(/proxy_pass http:\/\/vitrine;/g)).toHaveLength(LOCATIONS.length - 3);
  expect(text).not.toMatch(/^ +proxy_set_header|^ *location[^}]*proxy_set_header/m);
});

test('with an absolute URL, the Host header may contain anything', async () => {
  const { ask, received, url } = await echoing();
  await ask(`${url}/modelos`, { headers: { host: 'forged.example' } });
  expect(received()[0]?.headers).toMatchObject({
    host: new URL(url).host,
    'x-forwarded-host': new URL(url).host,
  });
});

test.each(['health', 'ready', 'metrics', 'metrics/', '%6Detrics'])(
  '/api/%s reaches no instance, even with a token',
  async (name) => {
    const { ask, received } = await echoing();
    const headers = { authorization: 'Bearer a token that only the agency knows' };
    expect((await ask(`/api/${name}`, { headers })).status).toBe(404);
    expect(received()).toEqual([]);
  },
);

/** Asks over one version of TLS, and resolves to the version of the connection. */
function askOver(url: string, version: SecureVersion): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const versions = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const options = {
      ...versions,
      rejectUnauthorized: false,
      agent: false,
      servername: 'localhost',
    } as const;
    const sent = request(url, options, (answer) => {
      resolve((answer.socket as TLSSocket).getProtocol());
      answer.destroy();
    });
    sent.on('error', reject).end();
  });
}

test('over TLS the site is told of it, and old versions are refused', async () => {
  // OpenSSL would refuse them too, at its default level.
  const more = () => 'ssl_ciphers DEFAULT@SECLEVEL=0;';
  const { received, url } = await nginxBefore((_, response) => response.end(), { tls: true, more });
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    expect(await askOver(url, version)).toBe(version);
  }
  for (const version of ['TLSv1', 'TLSv1.1'] as const) {
    await expect(askOver(url, version), version).rejects.toThrow('alert protocol version');
  }
  expect(received().map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['https', 'https']);
});

test('without TLS there is the way to it, and the answers to Let’s Encrypt', async () => {
  const { folder, received, redirects } = await nginxBefore((_, response) => response.end(), {
    tls: true,
  });
  const answer = await ask(redirects, '/modelos?q=a', { headers: { host: 'agency.example' } });
  expect([answer.status, answer.headers.location]).toEqual([
    301,
    'https://agency.example/modelos?q=a',
  ]);
  mkdirSync(`${folder}/webroot/.well-known/acme-challenge`, { recursive: true });
  writeFileSync(`${folder}/webroot/.well-known/acme-challenge/token`, 'proof');
  expect((await ask(redirects, '/.well-known/acme-challenge/token')).body).toBe('proof');
  expect(received()).toEqual([]);
});

test.each(['forged.example', '127.0.0.1.forged.example', '127.0.0.2'])(
  'another host over TLS is refused before it reaches the site: %j',
  async (forged) => {
    const { received, url } = await nginxBefore((_, response) => response.end(), { tls: true });
    const asked = (host: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const how = { rejectUnauthorized: false, agent: false, servername: 'localhost' };
        request(url, { ...how, headers: { host } }, resolve)
          .on('error', reject)
          .end();
      });
    expect((await asked('localhost')).statusCode).toBe(200);
    await expect(asked(forged)).rejects.toThrow();
    expect(received()).toHaveLength(1);
  },
);

describe('what nginx answers itself has the headers of the site', () => {
  const POLICY = 'content-security-policy';
  const CHUNKS = 'srv/vitrine-previous/.next/static/chunks';
  /** Of the site, in production. */
  let site: Record<string, string>;
  beforeAll(() => {
    setPolicy({ frames: [] });
    site = Object.fromEntries(fileHeaders());
  });

  const broken = () => nginxBefore((_, response) => response.destroy());

  test.each([
    ['GET', '/api/metrics', 404],
    ['GET', '/%zz', 400],
    ['POST', '/api/contact', 413],
  ])('%s %s: %i', async (method, path, status) => {
    const { ask } = await broken();
    const body = method === 'POST' ? 'x'.repeat(2 * 1024 * 1024) : undefined;
    expect(await ask(path, { method, body })).toMatchObject({ status, headers: site });
  });

  test('a page of its own may load its styles too', async () => {
    const { ask } = await broken();
    const styled = expect.stringMatching(/^default-src 'none'; style-src 'self';/);
    const headers = { ...site, [POLICY]: styled, 'cache-control': 'no-store', 'retry-after': '30' };
    expect(await ask('/modelos')).toMatchObject({ status: 502, headers });
  });

  test('a file of the build is immutable', async () => {
    const { ask, folder } = await broken();
    mkdirSync(`${folder}/${CHUNKS}`);
    writeFileSync(`${folder}/${CHUNKS}/a.js`, 'x');
    const { status, headers } = await ask('/_next/static/chunks/a.js?dpl=1');
    const cached = { ...site, 'cache-control': 'public, max-age=31536000, immutable' };
    expect([status, headers]).toMatchObject([200, cached]);
    expect(headers).not.toHaveProperty('retry-after');
  });

  test('a redirect to TLS', async () => {
    const { redirects } = await nginxBefore((_, response) => response.end(), { tls: true });
    expect(await ask(redirects, '/modelos')).toMatchObject({ status: 301, headers: site });
  });

  test.each(['/modelos', '/_next/static/chunks/none.js', '/preview/sobre/picture.jpg'])(
    'and what the site answers has them once, also from the cache: %s',
    async (path) => {
      const own = {
        ...site,
        [POLICY]: "default-src 'self'",
        'cache-control': 'public, max-age=60',
      };
      const { ask } = await nginxBefore((_, response) => {
        response.writeHead(200, { ...own, 'content-type': 'image/jpeg' }).end('x');
      });
      // Node joins repeated headers.
      for (const _time of [1, 2]) expect((await ask(path)).headers).toMatchObject(own);
    },
  );
});
