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

it.each<[string, number, string, Fields]>([
  ['an image of 11 MB', 413, 'invalid', { image_2: large(11 * MB) }],
  ['four images of 11 MB', 413, 'too-large', four],
  ['60 MB', 413, 'too-large', { image_2: large(60 * MB) }],
])('an application is refused for %s: %i', async (_name, status, code, fields) => {
  await expectRefused('get-scouted', { body: formOf({ ...whole, ...fields }) }, [status, code]);
});

it('an application that is unreadable is refused', async () => {
  const text = (part('email') + part('email') + LAST).replaceAll('\n', '\r\n');
  const post = { body: text, headers: { 'content-type': MULTIPART } };
  await expectRefused('get-scouted', post, [400, 'malformed']);
});

it.each<[string, number, string, string]>([
  ['of 100 KB', 413, 'too-large', JSON.stringify({ message: 'x'.repeat(100_000) })],
  ['that is not JSON', 400, 'malformed', '{"name":'],
])('a message %s is refused: %i', async (_name, status, code, body) => {
  const headers = { 'content-type': 'application/json' };
  await expectRefused('contact', { body, headers }, [status, code]);
});
