import { describe, expect, it } from 'vitest';
import { standInWithFormHandlers } from '../../fixtures/form-handlers.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const JSON_TYPE = { 'content-type': 'application/json' };

const message = {
  ...{ name: 'Zoë "Z" O’Neil', email: 'zoe@example.com', phone: '', subject: 'Olá & adeus' },
  message: 'Linha um\nlinha dois 🙂 <b>não</b>',
};
const filled = { ...message, website: '', filling_ms: 9_000 };

async function site() {
  const { panel, post } = await standInWithFormHandlers();
  const send = (fields: object, headers: Record<string, string> = {}) =>
    post('contact', { body: JSON.stringify(fields), headers: { ...JSON_TYPE, ...headers } });
  return { panel, send };
}

describe('a message arrives', () => {
  it('as it was written, without any other posted fields', async () => {
    const { panel, send } = await site();
    const more = { kind: 'get-scouted', role: 'admin' };
    const answer = await send({ ...filled, ...more }, { 'idempotency-key': KEY });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    const [entry, ...others] = panel.entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'contact' });
    expect(entry?.fields).toEqual(message);
  });

  it('with single-line fields on one line, and without invisible characters', async () => {
    const { panel, send } = await site();
    const hidden = { subject: 'a\r\nBcc: b@c.example\0', message: ' Um\r\nDois\u202e ' };
    expect((await send({ ...filled, ...hidden })).status).toBe(200);
    const fields = { ...message, subject: 'a Bcc: b@c.example', message: 'Um\nDois' };
    expect(panel.entries().map((entry) => entry.fields)).toEqual([fields]);
  });

  it('trimmed, with the phone when there is one', async () => {
    const { panel, send } = await site();
    const answer = await send({ ...filled, name: ' Zoë ', phone: ' +55 11 3333-0000 ' });
    expect(answer.status).toBe(200);
    const fields = { ...message, name: 'Zoë', phone: '+55 11 3333-0000' };
    expect(panel.entries().map((entry) => entry.fields)).toEqual([fields]);
  });
});

describe('a message counts once', () => {
  it('under the key of its browser, in upper or lower case', async () => {
    const { panel, send } = await site();
    for (const key of [KEY, KEY.toUpperCase()]) {
      expect((await send(filled, { 'idempotency-key': key })).status).toBe(200);
    }
    expect(panel.entries()).toHaveLength(1);
  });

  it('when its response was lost and the visitor retries', async () => {
    collectWarnings();
    const { panel, send } = await site();
    panel.fail({ kind: 'reset', route: '/api/contact', times: 1 });
    const lost = await send(filled, { 'idempotency-key': KEY });
    expect([lost.status, (await lost.json()).error]).toEqual([502, 'perhaps-sent']);
    expect((await send(filled, { 'idempotency-key': KEY })).status).toBe(200);
    expect([panel.entries().length, callsTo(panel, '/api/contact')]).toEqual([1, 2]);
  });
});

describe('a message is refused without calling a service', () => {
  it.each<[string, object, Record<string, string>]>([
    ['without a name', { name: undefined }, { name: 'required' }],
    ['of blanks', { subject: ' ', message: '\n' }, { subject: 'required', message: 'required' }],
    ['of numbers and lists', { name: 1, email: ['x'] }, { name: 'required', email: 'required' }],
    ['to two addresses', { email: 'a@b.example,c@d.example' }, { email: 'email' }],
    ['with a phone without end', { phone: '1'.repeat(41) }, { phone: 'long' }],
    ['without end', { message: 'x'.repeat(5_001) }, { message: 'long' }],
  ])('%s', async (_name, fields, faults) => {
    const { panel, send } = await site();
    const answer = await send({ ...filled, ...fields });
    expect([answer.status, (await answer.json()).fields]).toEqual([422, faults]);
    expect(panel.log).toEqual([]);
  });

  it.each<[string, object]>([
    ['with an answer in the honeypot', { website: 'https://spam.example' }],
    ['filled in at once', { filling_ms: 20 }],
    ['after a time that is not a number', { filling_ms: 'soon' }],
    ['by a script that measured none', { filling_ms: undefined }],
  ])('%s, whatever other faults it has', async (_name, fields) => {
    const { panel, send } = await site();
    const answer = await send({ ...filled, name: '', ...fields });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'robot', fields: {} });
    expect(panel.log).toEqual([]);
  });
});

it('a failure is logged without anything that the visitor wrote', async () => {
  const warnings = collectWarnings();
  const { panel, send } = await site();
  panel.fail({ kind: 'down' });
  expect((await send(filled)).status).toBe(502);
  expect(warnings.texts().join()).not.toMatch(/zoe@|Linha um|demo-/);
});
