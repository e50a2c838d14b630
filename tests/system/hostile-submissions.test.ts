import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { fileOf, formOf, SLOTS, smallApplication } from '../fixtures/application.ts';
import { peakMemory } from '../fixtures/large-pictures.ts';
import { MULTIPART } from '../fixtures/posted-body.ts';
import { formPostsTo } from '../server/form-posts.ts';
import { serversOfFile } from '../server/visit.ts';

// The rules of forms are tested next to them. These tests need a running server.

const MB = 1024 * 1024;

/** The most memory that the server may use at its peak (VmHWM). */
const MEMORY_MB = 500;

const servers = serversOfFile({ TRUSTED_PROXY_HOPS: '1' });
let posts: ReturnType<typeof formPostsTo>;
/** Posts whose body never ends. They run until the timeout of the server, in parallel with the tests. */
let endless: ReturnType<typeof posts.postHalf>[];

beforeAll(() => {
  posts = formPostsTo(servers.site);
  const headers = { 'content-type': MULTIPART, 'content-length': '5000' };
  endless = Array.from({ length: 6 }, () => posts.postHalf('/api/get-scouted', headers, '--x\r\n'));
});

test('six slow senders block no one else', async () => {
  const { status } = await posts.post({});
  expect(status).toBe(200);
  expect(await Promise.race([...endless, 'all are being sent'])).toBe('all are being sent');
});

const large = (bytes: number) => fileOf(Buffer.alloc(bytes, 1));

const JSON_TYPE = { 'content-type': 'application/json' };
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

const memoryMb = () => peakMemory(servers.site.pid) / MB;

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
