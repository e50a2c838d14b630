import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let underWay: object | undefined;
vi.mock('@/lib/platform/request-context.mjs', () => ({ currentRequest: () => underWay }));

const SITE = 'https://vitrine.test';
const FORM = 'application/x-www-form-urlencoded';

let receiveContact: typeof import('@/lib/verify/receive-contact').receiveContact;
let postedContact: typeof import('@/lib/verify/receive-contact').postedContact;
let refusals: () => unknown;

beforeEach(async () => {
  underWay = { request: { socket: {} } };
  beginProcess({ SITE_URL: SITE, TRUSTED_PROXY_HOPS: '1' });
  ({ receiveContact, postedContact } = await import('@/lib/verify/receive-contact'));
  const { counts } = await import('@/lib/platform/counts.mjs');
  refusals = () => Object.fromEntries(counts().get('refusals') ?? []);
});

function post(body: string, headers: Record<string, string> = {}): Request {
  const own = { origin: SITE, 'x-forwarded-for': '203.0.113.1', 'content-type': FORM };
  return new Request(`${SITE}/api/verify`, {
    ...{ method: 'POST', body },
    headers: { ...own, ...headers },
  });
}

const form = (contact: string) => post(new URLSearchParams({ contact }).toString());
const json = (fields: object) =>
  post(JSON.stringify(fields), { 'content-type': 'application/json' });

describe('a posted contact', () => {
  it.each([
    ['a contact', form('(11) 3062-0100'), '(11) 3062-0100'],
    ['no contact', post('another=field'), ''],
    ['what is no text', json({ contact: 7 }), ''],
    ['8 KB', post(`contact=x&more=${'x'.repeat(8_177)}`), 'x'],
    ['as much as is allowed', form('x'.repeat(500)), 'x'.repeat(500)],
    [
      'more than that, cut where it is known to be too long',
      form('x'.repeat(900)),
      'x'.repeat(501),
    ],
  ])('is passed to its result page: %s', async (_what, request, typed) => {
    await receiveContact(request);
    expect(postedContact()).toEqual({ typed, refusal: null });
    expect(refusals()).toEqual({});
  });

  it('is passed to no other page', async () => {
    expect(postedContact()).toBeNull();
    await receiveContact(form('@vitrine'));
    underWay = { request: { socket: {} } };
    expect(postedContact()).toBeNull();
    underWay = undefined;
    expect(postedContact()).toBeNull();
    await receiveContact(form('@vitrine'));
    expect(postedContact()).toBeNull();
  });
});

describe('a post that is refused', () => {
  it.each([
    ['by another site', post('contact=x', { origin: 'https://evil.example' }), 'origin', ''],
    ['as plain text', post('contact=x', { 'content-type': 'text/plain' }), 'media-type', ''],
    ['with more than 8 KB', post(`contact=x&more=${'x'.repeat(8_178)}`), 'too-large', 'x'],
  ])('is %s, and its page states why', async (_how, request, code, typed) => {
    await receiveContact(request);
    expect(postedContact()).toEqual({ typed, refusal: expect.objectContaining({ code }) });
    expect(refusals()).toEqual({ [code]: 1 });
  });

  it.each([
    ['a contact', '(11) 3062-0100', '(11) 3062-0100'],
    ['a text that is too long', 'x'.repeat(900), 'x'.repeat(501)],
  ])(
    'is the sixth within a minute, and its page has what was typed: %s',
    async (_, text, typed) => {
      for (let time = 0; time < 5; time += 1) await receiveContact(form('x'));
      expect(postedContact()?.refusal).toBeNull();
      expect(Number((await receiveContact(form(text)))['Retry-After'])).toBeGreaterThan(0);
      expect(postedContact()).toEqual({
        typed,
        refusal: expect.objectContaining({ code: 'rate' }),
      });
    },
  );

  it('is the sixth within a minute, of which no more than 16 KB is read', async () => {
    for (let time = 0; time < 5; time += 1) await receiveContact(form('x'));
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(Buffer.alloc(1024, 'contact=x&'));
      },
    });
    const { headers } = form('');
    const init = { method: 'POST', body: endless, headers, duplex: 'half' };
    await receiveContact(new Request(`${SITE}/api/verify`, init));
    expect(postedContact()).toMatchObject({ typed: 'x', refusal: { code: 'rate' } });
    expect(pulled).toBeLessThan(20);
  });
});

it('an error of the site itself is rethrown', async () => {
  const broken = {
    get headers(): Headers {
      throw new TypeError('ours');
    },
  } as Request;
  await expect(receiveContact(broken)).rejects.toThrow('ours');
  expect(postedContact()).toBeNull();
});
