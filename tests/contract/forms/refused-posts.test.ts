import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import {
  type Fields,
  fileOf,
  formOf,
  SLOTS,
  smallApplication,
} from '../../fixtures/application.ts';
import { type FormHandlers, freshFormHandlers } from '../../fixtures/form-handlers.ts';
import { LAST, MULTIPART, part } from '../../fixtures/posted-body.ts';

const MB = 1024 * 1024;

let panel: Panel;
let handlers: FormHandlers;
let whole: Fields;

beforeAll(async () => {
  panel = await startPanel({ talents: 1 });
  handlers = await freshFormHandlers(panel.url);
  whole = await smallApplication();
});
afterAll(() => panel.close());

type Post = { body?: BodyInit; headers?: Record<string, string> };

async function expectRefused(
  form: 'get-scouted' | 'contact',
  { body = formOf(whole), headers = {} }: Post,
  expected: readonly [status: number, code: string],
): Promise<void> {
  const answer = await handlers.post(form, { body, headers });
  const { error, message } = await answer.json();
  expect([answer.status, error]).toEqual(expected);
  expect(message.length).toBeGreaterThan(10);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(panel.entries()).toEqual([]);
}

const large = (bytes: number) => fileOf(Buffer.alloc(bytes, 1));
const four = Object.fromEntries(SLOTS.map((slot) => [slot, large(11 * MB)]));
const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field_${at}`, 'x']));

it.each<[string, number, string, Fields]>([
  ['an image of 11 MB', 413, 'invalid', { image_2: large(11 * MB) }],
  ['four images of 11 MB', 413, 'too-large', four],
  ['60 MB', 413, 'too-large', { image_2: large(60 * MB) }],
  ['200 fields', 413, 'too-large', many],
  ['five images', 413, 'too-large', { image_5: fileOf('x') }],
  ['a filled honeypot', 422, 'robot', { website: 'https://spam.example' }],
  ['a form filled in at once', 422, 'robot', { filling_ms: '20' }],
  ['a time that is not a number', 422, 'robot', { filling_ms: 'soon' }],
])('an application is refused for %s: %i', async (_name, status, code, fields) => {
  await expectRefused('get-scouted', { body: formOf({ ...whole, ...fields }) }, [status, code]);
});

const shell =
  '--x\nContent-Disposition: form-data; name="shell"; filename="../../x.php"\n\nx\n--x--\n';

it.each<[string, string, string]>([
  ['a file under another name', MULTIPART, shell],
  ['the same field twice', MULTIPART, part('email') + part('email') + LAST],
  ['no boundary', 'multipart/form-data', 'x'],
  ['an end that is missing', MULTIPART, part('a').trimEnd()],
  ['an empty body', MULTIPART, ''],
])('an application is unreadable: %s', async (_name, type, text) => {
  const post = { body: text.replaceAll('\n', '\r\n'), headers: { 'content-type': type } };
  await expectRefused('get-scouted', post, [400, 'malformed']);
});

it.each<[string, number, string, Record<string, string>]>([
  ['as JSON', 415, 'media-type', { 'content-type': 'application/json' }],
  ['packed', 415, 'media-type', { 'content-encoding': 'gzip' }],
  ['by another origin', 403, 'origin', { origin: 'https://evil.example' }],
  ['by one with the same prefix', 403, 'origin', { origin: 'https://vitrine.test.evil.example' }],
  ['by a page in a sandbox', 403, 'origin', { origin: 'null' }],
  ['by another site, as its browser says', 403, 'origin', { 'sec-fetch-site': 'cross-site' }],
  ['by a sister site', 403, 'origin', { 'sec-fetch-site': 'same-site' }],
])('an application posted %s is refused: %i', async (_name, status, code, headers) => {
  await expectRefused('get-scouted', { headers }, [status, code]);
});

const message = {
  ...{ name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'x', filling_ms: '9000' },
};

it.each<[string, number, string, object | string]>([
  ['of 100 KB', 413, 'too-large', { message: 'x'.repeat(100_000) }],
  ['that is not JSON', 400, 'malformed', '{"name":'],
  ['to two addresses', 422, 'invalid', { ...message, email: 'a@b.example, c@d.example' }],
  ['of numbers and lists', 422, 'invalid', { ...message, name: 1, email: ['x'], message: null }],
])('a message %s is refused: %i', async (_name, status, code, posted) => {
  const body = typeof posted === 'string' ? posted : JSON.stringify(posted);
  const headers = { 'content-type': 'application/json' };
  await expectRefused('contact', { body, headers }, [status, code]);
});
