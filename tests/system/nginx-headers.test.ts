import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import type { SecureVersion, TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { nginxBefore } from '../fixtures/nginx-before.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../deploy/nginx/vitrine.conf');

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
  'x-forwarded-port': '4444',
  'x-forwarded-proto': 'gopher',
  'x-real-ip': '192.0.2.1',
  'x-request-id': 'forged-request-id',
  'next-action': '7f'.repeat(21),
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
  for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded', 'next-action']) {
    expect(headers).not.toHaveProperty(name);
  }
  // A post gets its own connection. Without the header, the next request would reuse it.
  expect(headers?.connection).toBe(method === 'POST' ? 'close' : undefined);
});

test('the list above has every location', () => {
  const included = readFileSync(SHIPPED, 'utf8').match(/include vitrine\/to-site\.conf;/g);
  // Two of the requests above are for one location.
  expect(included).toHaveLength(LOCATIONS.length - 1);
  expect(readFileSync(SHIPPED, 'utf8')).not.toMatch(/^\s*proxy_pass/m);
});

test('with an absolute URL, the Host header may contain anything', async () => {
  const { ask, received, url } = await echoing();
  await ask(`${url}/modelos`, { headers: { host: 'forged.example' } });
  expect(received()[0]?.headers).toMatchObject({
    host: '127.0.0.1',
    'x-forwarded-host': '127.0.0.1',
  });
});

test('an answer that nginx compresses varies by encoding, compressed or not', async () => {
  const { ask } = await nginxBefore((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify('x'.repeat(1_000)));
  });
  const packed = await ask('/api/roster', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const plain = await ask('/api/roster');
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
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
    const options = { ...versions, rejectUnauthorized: false, agent: false } as const;
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
