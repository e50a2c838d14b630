import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { fourPhotos } from '../../fixtures/photos.ts';
import { CHOSEN, SLOTS, TYPED } from '../application.ts';
import { type Site, startSite } from '../site-process.ts';
import { expect, test } from '../test.ts';
import { type Attack, blob, type Fields, INVALID, jpegStart, MB, OTHERS } from './hostile.ts';

/** What a whole run of these may add to the memory of the server. */
const MEMORY_MB = 220;

let panel: Panel;
let site: Site;
let good: Fields;
let senders = 0;

// In one worker, in this order: they share a server whose memory is measured at the end.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  panel = await startPanel();
  site = await startSite(panel.url, { TRUSTED_PROXY_HOPS: '1' });
  const photos = (await fourPhotos()).map(({ name, mimeType, buffer }): [Blob, string] => [
    blob(buffer, mimeType),
    name,
  ]);
  const images = Object.fromEntries(SLOTS.map((slot, place) => [slot, photos[place] ?? '']));
  good = { ...TYPED, ...CHOSEN, filling_ms: '60000', ...images };
});

test.afterAll(async () => {
  await site.stop();
  await panel.close();
});

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) form.set(name, value[0], value[1]);
    else form.set(name, value);
  }
  return form;
}

/** Each attack comes from an address of its own: only the flood is to meet the limit. */
function headersOf(more: Record<string, string> = {}): Record<string, string> {
  senders += 1;
  const address = `198.51.${Math.floor(senders / 250)}.${senders % 250}`;
  return { accept: 'application/json', origin: site.url, 'x-forwarded-for': address, ...more };
}

async function post({ fields, headers, body, path = '/api/get-scouted' }: Attack) {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: headersOf(headers),
    body: body ?? formOf({ ...good, ...fields }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, json: JSON.parse(text) };
}

/** Sends bytes as they are and gives the first line of the answer and its body. */
function raw(text: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.on('data', (data) => {
      received += data;
      const [head = '', body] = received.split('\r\n\r\n');
      if (!body) return;
      resolve({ status: Number(head.split(' ')[1]), body });
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`closed after: ${received}`)));
  });
}

function memoryMb(): number {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

for (const [name, fields, field, fault] of INVALID) {
  test(`refused with 422: ${name}`, async () => {
    const { status, json } = await post({ fields: await fields() });
    expect(json).toMatchObject({ error: 'invalid', fields: { [field]: fault } });
    expect(json.message).toMatch(/^Não foi enviado/);
    expect(status).toBe(422);
    expect(panel.entries()).toEqual([]);
  });
}

for (const [name, expected, attack] of OTHERS) {
  test(`refused with ${expected}: ${name}`, async () => {
    const { status, json } = await post(attack(site.url));
    expect(status).toBe(expected);
    expect(json.message.length).toBeGreaterThan(10);
    expect(panel.entries()).toEqual([]);
  });
}

test('a body that comes too slowly ends with 408', async () => {
  test.setTimeout(60_000);
  const head = Object.entries(headersOf({ 'content-type': 'multipart/form-data; boundary=x' }));
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const { status, body } = await raw(
    `POST /api/get-scouted HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n${lines}Content-Length: 5000\r\n\r\n--x\r\n`,
  );
  expect(status).toBe(408);
  expect(body).toContain('too-slow');
});

test('two uploads of one visitor at a time, not three', async () => {
  const headers = headersOf();
  const slow = panelSlow();
  const answers = await Promise.all([1, 2, 3].map(() => post({ headers })));
  slow();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503]);
  expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('30');
});

function panelSlow(): () => void {
  panel.fail({ kind: 'slow', ms: 2_000, route: '/api/get-scouted' });
  return () => panel.clearFaults();
}

test('the sixth post within a minute is refused, forged addresses or not', async () => {
  const headers = headersOf();
  const [real = ''] = [headers['x-forwarded-for']];
  const statuses: number[] = [];
  for (let one = 0; one < 7; one += 1) {
    const forged = `203.0.113.${one}, ${real}`;
    const { status, headers: answered } = await post({
      path: '/api/contact',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': forged },
      body: '{}',
    });
    statuses.push(status);
    if (status === 429) expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test('a photo with a zip behind it arrives as a photo alone', async () => {
  const before = panel.entries().length;
  const payload = 'PK\x03\x04 hidden payload';
  const first = Buffer.concat([(await fourPhotos())[0].buffer, Buffer.from(payload)]);
  const { status } = await post({
    fields: { image_1: [blob(first), '../../etc/passwd\r\n.jpg'] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(status).toBe(200);
  const entry = panel.entries()[before];
  expect(entry?.files.map(({ name }) => name)).toEqual([
    'photo-1.jpg',
    'photo-2.jpg',
    'photo-3.png',
    'photo-4.png',
  ]);
  const sent = await fetch(`${panel.url}/outbox/${entry?.id}/image_1`);
  expect(Buffer.from(await sent.arrayBuffer()).includes('hidden payload')).toBe(false);
});

test('memory stays flat, whatever was sent', async () => {
  const before = memoryMb();
  const body = Buffer.alloc(10 * MB - 1, 1);
  jpegStart.copy(body);
  const large = Object.fromEntries(SLOTS.map((slot) => [slot, blob(body)]));
  for (let round = 0; round < 3; round += 1) {
    const all = await Promise.all([1, 2, 3, 4].map(() => post({ fields: large })));
    expect(all.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  }
  console.info(`memory: ${before.toFixed(0)} MB before, ${memoryMb().toFixed(0)} MB after 480 MB`);
  expect(memoryMb() - before).toBeLessThan(MEMORY_MB);
  expect(site.log()).not.toMatch(/\n\s+at /);
});
