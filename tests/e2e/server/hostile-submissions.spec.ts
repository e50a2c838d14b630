import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { fourPhotos } from '../../fixtures/photos.ts';
import { CHOSEN, SLOTS, TYPED } from '../application.ts';
import { type Site, startSite } from '../site-process.ts';
import { expect, test } from '../test.ts';

const MB = 1024 * 1024;
/** What a whole run of these may add to the memory of the server. */
const MEMORY_MB = 220;

type Fields = Record<string, string | Blob | [Blob, string]>;
type Attack = { fields?: Fields; headers?: Record<string, string>; body?: BodyInit; path?: string };

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

function blob(bytes: Uint8Array | string, type = 'image/jpeg'): Blob {
  return new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
}

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

/** A PNG of few bytes and 144 million pixels. */
async function pixelBomb(): Promise<Blob> {
  const side = { width: 12_000, height: 12_000, channels: 3, background: '#fff' } as const;
  return blob(await sharp({ create: side }).png({ compressionLevel: 9 }).toBuffer(), 'image/png');
}

const image = (bytes: Uint8Array | string): Fields => ({ image_2: [blob(bytes), 'perfil.jpg'] });
const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]);

const INVALID: [string, () => Fields | Promise<Fields>, string, string][] = [
  ['a text called .jpg', () => image('hello'), 'image_2', 'image-type'],
  ['an HTML page', () => image('<!doctype html><script>x</script>'), 'image_2', 'image-type'],
  ['an SVG', () => image('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_2', 'image-type'],
  ['a PDF', () => image('%PDF-1.7\n%âãÏÓ'), 'image_2', 'image-type'],
  ['a zip', () => image('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'image_2', 'image-type'],
  ['an executable', () => image('MZ\x90\0\x03\0\0\0\x04\0\0\0'), 'image_2', 'image-type'],
  ['a HEIC', () => image('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image_2', 'image-heic'],
  ['a GIF that is a script', () => image('GIF89a/*<script>*/=1;'), 'image_2', 'image-damaged'],
  ['the start of a JPEG alone', () => image(jpegStart), 'image_2', 'image-damaged'],
  [
    'a JPEG of zeros',
    () => image(Buffer.concat([jpegStart, Buffer.alloc(MB)])),
    'image_2',
    'image-damaged',
  ],
  [
    'a PNG signature alone',
    () => image(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    'image_2',
    'image-type',
  ],
  [
    'a JPEG cut in half',
    async () => {
      const whole = (await fourPhotos())[0].buffer;
      return image(whole.subarray(0, whole.length / 2));
    },
    'image_2',
    'image-damaged',
  ],
  [
    'a PDF with a JPEG inside',
    async () => image(Buffer.concat([Buffer.from('%PDF-1.4\n'), (await fourPhotos())[0].buffer])),
    'image_2',
    'image-type',
  ],
  [
    'a TIFF',
    async () =>
      image(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
      ),
    'image_2',
    'image-type',
  ],
  [
    'a pixel bomb',
    async () => ({ image_2: [await pixelBomb(), 'p.png'] }),
    'image_2',
    'image-damaged',
  ],
  ['an empty file', () => image(''), 'image_2', 'required'],
  ['a text in the place of an image', () => ({ image_2: 'no file' }), 'image_2', 'required'],
  [
    'a header in the name',
    () => ({ realname: 'Ana\r\nBcc: all@example.com' }),
    'realname',
    'characters',
  ],
  [
    'a header in the e-mail',
    () => ({ email: 'ana@example.com\r\nBcc: all@example.com' }),
    'email',
    'characters',
  ],
  ['two addresses', () => ({ email: 'ana@example.com,all@example.com' }), 'email', 'email'],
  ['a null byte', () => ({ father: 'Ana\0' }), 'father', 'characters'],
  ['a name without end', () => ({ realname: 'a'.repeat(5_000) }), 'realname', 'long'],
  ['a height nobody has', () => ({ height: '999' }), 'height', 'choice'],
  ['a color nobody has', () => ({ hair: '__proto__' }), 'hair', 'choice'],
  ['a country that is a path', () => ({ country: '../../admin' }), 'country', 'choice'],
  ['a city of another country', () => ({ basedin: '3100' }), 'basedin', 'choice'],
  ['a skin tone that is none', () => ({ skin_tone: '1' }), 'skin_tone', 'choice'],
  ['only blanks', () => ({ realname: ' \u00a0 ' }), 'realname', 'required'],
];

for (const [name, fields, field, fault] of INVALID) {
  test(`refused with 422: ${name}`, async () => {
    const { status, json } = await post({ fields: await fields() });
    expect(json).toMatchObject({ error: 'invalid', fields: { [field]: fault } });
    expect(json.message).toMatch(/^Não foi enviado/);
    expect(status).toBe(422);
    expect(panel.entries()).toEqual([]);
  });
}

const multipart = (text: string) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: text.replaceAll('\n', '\r\n'),
});
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, 'x']));
const part = (name: string) => `--x\nContent-Disposition: form-data; name="${name}"\n\nx\n`;

const OTHERS: [string, number, () => Attack][] = [
  ['an image of 11 MB', 413, () => ({ fields: image(Buffer.alloc(11 * MB, 1)) })],
  [
    'four images of 11 MB',
    413,
    () => ({
      fields: Object.fromEntries(SLOTS.map((slot) => [slot, blob(Buffer.alloc(11 * MB, 1))])),
    }),
  ],
  ['60 MB', 413, () => ({ fields: image(Buffer.alloc(60 * MB, 1)) })],
  ['200 fields', 413, () => ({ fields: many(200) })],
  ['five images', 413, () => ({ fields: { image_5: blob('x') } })],
  [
    'an image under another name',
    400,
    () => ({
      ...multipart(
        '--x\nContent-Disposition: form-data; name="shell"; filename="../../x.php"\n\nx\n--x--\n',
      ),
    }),
  ],
  ['the same field twice', 400, () => multipart(`${part('email')}${part('email')}--x--\n`)],
  ['no boundary', 400, () => ({ headers: { 'content-type': 'multipart/form-data' }, body: 'x' })],
  ['a body that stops', 400, () => multipart('--x\nContent-Disposition: form-data; name="a"\n\nx')],
  ['a part without headers', 400, () => multipart('--x\n\nx\n--x--\n')],
  [
    'an empty body',
    400,
    () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '' }),
  ],
  ['JSON', 415, () => ({ headers: { 'content-type': 'application/json' }, body: '{}' })],
  ['a packed body', 415, () => ({ headers: { 'content-encoding': 'gzip' } })],
  ['another origin', 403, () => ({ headers: { origin: 'https://evil.example' } })],
  ['an origin that begins alike', 403, () => ({ headers: { origin: `${site.url}.evil.example` } })],
  ['a sandboxed page', 403, () => ({ headers: { origin: 'null' } })],
  [
    'another site, by the browser’s word',
    403,
    () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['a sister site', 403, () => ({ headers: { 'sec-fetch-site': 'same-site' } })],
  ['the field that nobody sees', 422, () => ({ fields: { website: 'https://spam.example' } })],
  ['a form filled in at once', 422, () => ({ fields: { filling_ms: '20' } })],
  ['a time that is no number', 422, () => ({ fields: { filling_ms: 'soon' } })],
  [
    'a message of 100 KB',
    413,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(100_000) }),
    }),
  ],
  [
    'a message that is no JSON',
    400,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    }),
  ],
  [
    'a message with a header in its subject',
    422,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Zoë', email: 'zoe@example.com', message: 'x', filling_ms: '9000' },
        subject: 'Olá\nBcc: all@example.com',
      }),
    }),
  ],
  [
    'a message of numbers and lists',
    422,
    () => ({
      path: '/api/contact',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 1, email: ['x'], subject: {}, message: null, filling_ms: 9000 }),
    }),
  ],
];

for (const [name, expected, attack] of OTHERS) {
  test(`refused with ${expected}: ${name}`, async () => {
    const { status, json } = await post(attack());
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
