import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { serversOfFile, visit, visitShared } from '../server/visit.ts';

// As the shipped instances listen. Next calls a loopback address `localhost`, which is another origin.
const servers = serversOfFile({ HOST: '127.0.0.1' });

/** Sends a request that no client library would send, and returns the whole response. */
async function send(head: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(inject('site'));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`);
  return text(socket);
}

test('the context of a request reaches its handler', async () => {
  const statuses: number[] = [];
  for (let one = 1; one <= 6; one += 1) {
    const { status } = await visit(`${servers.site.url}/api/contact`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        origin: servers.site.url,
        'x-forwarded-for': `10.0.0.${one}`,
      },
      body: '{}',
    });
    statuses.push(status);
  }
  expect(statuses[4], 'the fifth post is admitted').not.toBe(429);
  expect(statuses[5], 'the address of the connection is not known').toBe(429);
});

test('Next reads the method, target and headers as the pipeline left them', async () => {
  const target = await send('GET http://evil.example/pt HTTP/1.1\r\nHost: agency.example');
  expect(target).toMatch(/^HTTP\/1\.1 308 /);
  expect(target).toMatch(/\r\nlocation: \/\r\n/i);
  expect(await send('TRACE / HTTP/1.1\r\nHost: agency.example')).toMatch(/^HTTP\/1\.1 405 /);
  const forged = "Content-Security-Policy: script-src 'nonce-forged'";
  const page = await send(`GET /favoritos HTTP/1.1\r\nHost: agency.example\r\n${forged}`);
  expect(page).toMatch(/^HTTP\/1\.1 200 /);
  expect(page.includes('nonce="forged"')).toBe(false);
  // Next answers 404 to a server action that it does not know.
  const contact = 'contact=x';
  const post = `POST /api/verify?lang=en HTTP/1.1\r\nHost: agency.example\r\nNext-Action: ${'7f'.repeat(21)}`;
  const type = 'Accept: text/html\r\nContent-Type: application/x-www-form-urlencoded';
  const head = `${post}\r\n${type}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${contact.length}`;
  expect(await send(head, contact)).toMatch(/^HTTP\/1\.1 200 /);
});

test('the optimizer reads originals in the context of a visitor, whose answer it ends in any case', async () => {
  const { panel, site } = servers;
  const { body } = await visit(`${site.url}/modelos`);
  const [, original = ''] = /\/_next\/image\?url=([^"& ]+desktop[^"& ]+)&amp;w=/.exec(body) ?? [];
  const drawn = (width: number) => `${site.url}/_next/image?url=${original}&w=${width}&q=75`;
  onTestFinished(() => panel.clearFaults());
  panel.fail({ kind: 'truncated', route: '/storage/' });
  await expect(visit(site.url + decodeURIComponent(original)), 'a stream').rejects.toThrow();
  expect((await visit(drawn(160))).status, 'a whole picture or a failure').toBe(502);

  panel.clearFaults();
  panel.resetLog();
  panel.fail({ kind: 'hang', route: '/storage/' });
  const leaving = new AbortController();
  // As many as the optimizer may have at a time.
  const widths = [160, 240, 320, 440, 640, 828];
  const left = widths.map((width) => visit(drawn(width), { signal: leaving.signal }));
  const ends = Promise.allSettled(left);
  await expect.poll(() => panel.log.length).toBe(widths.length);
  leaving.abort();
  await ends;
  panel.clearFaults();
  expect((await visit(drawn(1080))).status).toBe(200);
});

test('Next writes by `writeHead` the status and headers of every page', async () => {
  const { status, headers } = await visitShared('/modelos?q=a&page=99');
  expect(status, 'the status that the page set').toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('the head of a page that is rendered per request has its metadata', async () => {
  for (const [path, canonical] of [
    ['/en/models?page=2', '/en/models?page=2'],
    ['/blog?page=2', '/blog?page=2'],
    ['/modelos/1222/mirela-gutierrez?tab=video', '/modelos/1222/mirela-gutierrez'],
  ]) {
    const { status, body } = await visitShared(path ?? '');
    const [head = ''] = body.split('</head>');
    expect([path, status]).toEqual([path, 200]);
    expect(head).toContain(`<link rel="canonical" href="${inject('site')}${canonical}"/>`);
    expect(head).toMatch(/<title>[^<]+<\/title><meta name="description" content="[^"]+"\/>/);
  }
});

test('a rewrite to the origin of `request.url` is served by this process', async () => {
  for (const path of ['/', '/modelos?letter=a', '/modelos?q=a', '/sobre']) {
    const { status } = await visit(servers.site.url + path);
    expect([path, status]).toEqual([path, 200]);
  }
  const { status, headers } = await visit(`${servers.site.url}/pt/modelos?x=1`);
  expect([status, headers.get('location')]).toEqual([308, '/modelos?x=1']);
});
