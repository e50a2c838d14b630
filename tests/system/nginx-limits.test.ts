import { createServer, request, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { UPLOAD_LIMITS } from '@/lib/forms/body';
import { type Asked, ask } from '../fixtures/ask.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { nginxBefore } from '../fixtures/nginx-before.ts';

const answering = (options?: Parameters<typeof nginxBefore>[1]) =>
  nginxBefore((_, response) => response.end(), options);

/** The statuses of many requests for paths that `pathOf` makes, and how often each came. */
async function flood(url: string, pathOf: (place: number) => string, asked?: Asked) {
  const statuses = new Map<number, number>();
  const count = 300;
  for (let from = 0; from < count; from += 20) {
    const some = Array.from({ length: 20 }, (_, place) => ask(url, pathOf(from + place), asked));
    for (const { status } of await Promise.all(some)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  return statuses;
}

const PREVIEW = (place: number) => `/preview/favoritos/picture.jpg?ids=${place},2,3,4`;
const ZIP = (place: number) => `/api/composite/${place}/x.zip`;
const PDF = (place: number) => `/favoritos/casting.pdf?ids=${place}`;
const VIEW = (place: number) => `/en/models?letter=a&page=${place}`;

test.each([
  ['previews of any ids', PREVIEW],
  ['zips of composites', ZIP],
  ['PDFs of any ids', PDF],
])(
  'a client who floods the site with %s is asked to wait, and no other client',
  async (_, pathOf) => {
    const { ask, received, url } = await answering();
    const statuses = await flood(url, pathOf);
    expect(statuses.get(429)).toBeGreaterThan(100);
    expect(statuses.get(200)).toBe(received().length);
    // Pages are still there for that client, and everything for the next one.
    expect((await ask('/en/models')).status).toBe(200);
    expect((await ask(pathOf(1), { from: '127.0.0.2' })).status).toBe(200);
  },
);

test('the answer beyond a limit is a page in the language of the address', async () => {
  const { url } = await answering();
  await flood(url, PDF);
  const pages = [
    ['/favoritos/casting.pdf?ids=1', 'pt', 'Espere um instante'],
    ['/en/favorites/casting.pdf?ids=1', 'en', 'One moment'],
    ['/es/favoritos/casting.pdf?ids=1', 'es', 'Espera un momento'],
  ] as const;
  for (const [path, language, title] of pages) {
    const answer = await ask(url, path);
    expect(answer).toMatchObject({
      status: 429,
      body: expect.stringContaining(`<html lang="${language}">`),
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
    expect(answer.body).toContain(`<title>${title}`);
  }
});

test('a client has one network of IPv6, whatever address of it is used', async () => {
  const { url } = await answering({ behindCdn: true });
  const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  for (let network = 1; network < 10; network += 1) {
    const { status } = await ask(url, PDF(0), from(`2001:db8:0:${network}::1`));
    expect(status).toBe(200);
  }
  const statuses = new Set<number>();
  for (let host = 1; host < 100; host += 1) {
    statuses.add((await ask(url, PDF(0), from(`2001:db8::${host.toString(16)}`))).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await ask(url, PDF(0), from('2001:db8:0:1::2'))).status).toBe(200);
});

test.each([
  ['downloads', '/storage/desktop/', 30],
  ['requests', '/_next/image?url=', 400],
])('%s at the same time are limited for a network of IPv6', async (_, path, most) => {
  const open: ServerResponse[] = [];
  const { url } = await nginxBefore((_, response) => void open.push(response), { behindCdn: true });
  const asked = (ip: string) => ask(url, path + ip, { headers: { 'x-forwarded-for': ip } });
  const first = Array.from({ length: most }, (_, host) => asked(`2001:db8::1:${host}`));
  await expect.poll(() => open.length).toBe(most);
  expect((await asked('2001:db8::2:1')).status).toBe(429);
  const other = asked('2001:db8:0:1::1');
  await expect.poll(() => open.length).toBe(most + 1);
  for (const response of open) response.end();
  const statuses = (await Promise.all([...first, other])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

/** What a browser asks for while its visitor scrolls a roster to 200 cards and opens five profiles. */
function visitOf(person: number): string[] {
  const list = (count: number, path: (place: number) => string) =>
    Array.from({ length: count }, (_, place) => path(place));
  const picture = (name: string) =>
    `/_next/image?url=%2Fstorage%2Fdesktop%2F${name}.jpg&w=640&q=75`;
  return [
    '/modelos',
    '/api/roster?view=models',
    // One letter after the other, each with its filter.
    ...list(30, VIEW),
    ...list(200, (place) => picture(`card-${person}-${place}`)),
    // A link that the pointer rests on is fetched before it is opened.
    ...list(25, (place) => `/modelos/${place}/name?_rsc=1`),
    ...list(5, (place) => `/modelos/${place}/name?_rsc=2`),
    ...list(100, (place) => picture(`book-${person}-${place}`)),
    ...list(5, (place) => `/api/video-still/${place}/1`),
  ];
}

test('three people behind one address meet no limit with a roster and profiles over HTTP/2', async () => {
  const { url } = await answering({ http2: true });
  const statuses = new Set<number>();
  // All that they ask for in half a minute at once, each over one connection.
  const people = [1, 2, 3].map(async (person) => {
    const session = connect(url);
    onTestFinished(() => session.destroy());
    const asked = visitOf(person).map(
      (path) =>
        new Promise<void>((resolve, reject) => {
          const stream = session.request({ ':path': path });
          stream.on('response', (headers) => statuses.add(Number(headers[':status'])));
          stream.on('error', reject).on('end', resolve).resume();
        }),
    );
    await Promise.all(asked);
  });
  await Promise.all(people);
  expect(statuses).toEqual(new Set([200]));
});

test('an application as large as the site accepts reaches the site, and a larger one does not', async () => {
  const { ask, received } = await answering();
  const send = (bytes: number) =>
    ask('/api/get-scouted', { method: 'POST', body: 'x'.repeat(bytes) }).then(
      ({ status }) => status,
    );
  expect(await send(UPLOAD_LIMITS.bytes)).toBe(200);
  // The connection may be closed before all is sent.
  expect(await send(46 * 1024 * 1024).catch(() => 413)).toBe(413);
  expect(received().map(({ body }) => body.length)).toEqual([UPLOAD_LIMITS.bytes]);
});

test('the site gets an application while it arrives, so that it can refuse it early', async () => {
  let arrived = 0;
  const site = createServer((asked) => {
    asked.on('data', (bytes: Buffer) => {
      arrived += bytes.length;
    });
    // The client leaves in the middle of its post.
    asked.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  await new Promise((resolve) => site.once('listening', resolve));
  const nginx = await startNginx([`http://127.0.0.1:${(site.address() as AddressInfo).port}`]);
  onTestFinished(() => nginx.stop());
  const headers = { 'content-length': UPLOAD_LIMITS.bytes };
  const post = request(`${nginx.url}/api/get-scouted`, { method: 'POST', headers });
  post.on('error', () => {});
  onTestFinished(() => void post.destroy());
  const begun = 'x'.repeat(UPLOAD_LIMITS.bytes / 100);
  post.write(begun);
  await expect.poll(() => arrived).toBe(begun.length);
});
