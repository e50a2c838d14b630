import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Fields,
  fileOf,
  formOf,
  SLOTS,
  smallApplication,
  wholeApplication,
} from '../fixtures/application.ts';
import { MULTIPART, part } from '../fixtures/posted-body.ts';
import { type Servers, startServers } from '../fixtures/servers.ts';
import { formPostsTo, type Post } from '../server/form-posts.ts';

// The rules of forms are tested next to them. These tests need a running server.

const MB = 1024 * 1024;

/** The most memory that the server may use at its peak (VmHWM). */
const MEMORY_MB = 500;

let servers: Servers;
let posts: ReturnType<typeof formPostsTo>;
/** Posts whose body never ends. They run until the timeout of the server, in parallel with the tests. */
let endless: ReturnType<typeof posts.postHalf>[];

beforeAll(async () => {
  servers = await startServers({ TRUSTED_PROXY_HOPS: '1' });
  posts = formPostsTo(servers.site);
  const headers = { 'content-type': MULTIPART, 'content-length': '5000' };
  endless = Array.from({ length: 6 }, () => posts.postHalf('/api/get-scouted', headers, '--x\r\n'));
});
afterAll(() => servers.stop());

test('six slow senders block no one else', async () => {
  const { status } = await posts.post({});
  expect(status).toBe(200);
  expect(await Promise.race([...endless, 'all are being sent'])).toBe('all are being sent');
});

async function expectRefused(attack: Post, expected: [status: number, code: string]) {
  const before = servers.panel.entries();
  const { status, json } = await posts.post(attack);
  expect([status, json.error]).toEqual(expected);
  expect(servers.panel.entries()).toEqual(before);
}

const large = (bytes: number) => fileOf(Buffer.alloc(bytes, 1));

test.each<[string, number, string, Fields]>([
  ['a file that is not a photo', 422, 'invalid', { image_2: fileOf('hello') }],
  ['an image of 11 MB', 413, 'invalid', { image_2: large(11 * MB) }],
])('%s is refused with %i', async (_name, status, code, fields) => {
  await expectRefused({ body: formOf({ ...(await smallApplication()), ...fields }) }, [
    status,
    code,
  ]);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const UNENDED = part('a').trimEnd().replaceAll('\n', '\r\n');
const LONG = JSON.stringify({ message: 'x'.repeat(100_000) });

test.each<[string, number, string, Post]>([
  ['no end', 400, 'malformed', { headers: { 'content-type': MULTIPART }, body: UNENDED }],
  ['no body', 400, 'malformed', { headers: { 'content-type': MULTIPART }, body: '' }],
  ['100 KB of words', 413, 'too-large', { path: '/api/contact', headers: JSON_TYPE, body: LONG }],
  ['another origin', 403, 'origin', { headers: { origin: 'https://evil.example' } }],
])('%s is refused with %i', async (_name, status, code, attack) => {
  await expectRefused(attack, [status, code]);
});

test('60 MB are refused with 413, and the connection is not used again', async () => {
  const before = servers.panel.entries();
  const fields = { ...(await smallApplication()), image_2: large(60 * MB) };
  const { status, headers, json } = await posts.post({ body: formOf(fields) });
  expect([status, json.error]).toEqual([413, 'too-large']);
  expect(headers.get('connection')).toBe('close');
  expect(servers.panel.entries()).toEqual(before);
});

test('the sixth post within a minute is refused, with forged addresses or without', async () => {
  const { 'x-forwarded-for': real } = posts.headersOf();
  const statuses: number[] = [];
  for (let one = 0; one < 7; one += 1) {
    const { status, headers } = await posts.post({
      path: '/api/contact',
      headers: { ...JSON_TYPE, 'x-forwarded-for': `203.0.113.${one}, ${real}` },
      body: '{}',
    });
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test('a visitor may run two uploads at a time, not three', async () => {
  const { panel } = servers;
  const { 'x-forwarded-for': visitor = '' } = posts.headersOf();
  panel.fail({ kind: 'slow', ms: 1_000, route: '/api/get-scouted' });
  const uploads = [1, 2, 3].map(() => posts.post({ headers: { 'x-forwarded-for': visitor } }));
  const answers = await Promise.all(uploads);
  panel.clearFaults();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503]);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('30');
});

test('a photo with an appended zip arrives as a photo only', async () => {
  const { panel } = servers;
  const before = panel.entries().length;
  const whole = await wholeApplication();
  const [first] = Array.isArray(whole.image_1) ? whole.image_1 : [];
  const hidden = new Blob([first ?? '', 'PK\x03\x04 hidden payload']);
  const { status } = await posts.post({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: formOf({ ...whole, image_1: [hidden, '../../etc/passwd\r\n.jpg'] }),
  });
  expect(status).toBe(200);
  const entry = panel.entries()[before];
  expect(entry?.files.map(({ name }) => name)).toEqual([
    ...['photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg', 'photo-4.jpg'],
  ]);
  const sent = await fetch(`${panel.url}/outbox/${entry?.id}/image_1`);
  expect(Buffer.from(await sent.arrayBuffer()).includes('hidden payload')).toBe(false);
});

function memoryMb(): number {
  const status = readFileSync(`/proc/${servers.site.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test('memory stays flat, whatever was sent', async () => {
  const zeros = Buffer.alloc(10 * MB - 1, 1);
  Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1').copy(zeros);
  const create = { width: 7900, height: 7900, channels: 3 as const, background: '#c00' };
  const progressive = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  for (const content of [zeros, progressive]) {
    const images = Object.fromEntries(SLOTS.map((slot) => [slot, fileOf(content)]));
    const fields = { ...(await smallApplication()), ...images };
    const five = [1, 2, 3, 4, 5].map(() => posts.post({ body: formOf(fields) }));
    const statuses = (await Promise.all(five)).map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
  }
  console.info(`memory: ${memoryMb().toFixed(0)} MB after forty hostile images`);
  expect(memoryMb()).toBeLessThan(MEMORY_MB);
  expect(servers.site.log()).not.toMatch(/\n\s+at /);
});

test('a body that is sent too slowly gives 408', async () => {
  for (const { status, body } of await Promise.all(endless)) {
    expect([status, body]).toEqual([408, expect.stringContaining('too-slow')]);
  }
});
