import { describe, expect, it } from 'vitest';
import { talentId } from '../../demo-panel/seed/talent.ts';
import { type Fields, formOf, smallApplication } from '../../fixtures/application.ts';
import { type FormRoute, standInWithFormHandlers } from '../../fixtures/form-handlers.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const JSON_TYPE = { 'content-type': 'application/json' };
const GUARD = { website: '', filling_ms: '9000' };

type Answers = Record<string, unknown>;

type Form = {
  route: FormRoute;
  /** A whole one, as the page's script posts it. */
  whole: () => Promise<Answers>;
  /** What its line of text for a name is called. */
  name: string;
  post: (answers: Answers) => { body: BodyInit; headers?: Record<string, string> };
  /** The call of the service that receives it. */
  call: string;
  /** Its page, for a browser without script, and its place on that page. */
  page: string;
  place: '' | '#casting';
};

const json = (answers: Answers) => ({ body: JSON.stringify(answers), headers: JSON_TYPE });

const FORMS: Form[] = [
  {
    route: 'contact',
    whole: async () => ({
      ...{ name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um', ...GUARD },
    }),
    name: 'name',
    post: json,
    call: '/api/contact',
    page: '/contato',
    place: '',
  },
  {
    route: 'get-scouted',
    whole: smallApplication,
    name: 'realname',
    post: (answers) => ({ body: formOf(answers as Fields) }),
    call: '/api/get-scouted',
    page: '/seja-um-modelo',
    place: '',
  },
  {
    route: 'favorites',
    whole: async () => ({
      ...{ name: 'Casa Ouro', email: 'casa@example.com', phone: '11 3333-0000', ...GUARD },
      talents: [{ id: talentId(0) }],
    }),
    name: 'name',
    post: json,
    call: '/api/entry',
    page: '/favoritos',
    place: '#casting',
  },
];

describe.each(FORMS)('$route', ({ route, whole, name, post, call, page, place }) => {
  async function site() {
    const { panel, post: postTo, reply } = await standInWithFormHandlers();
    const send = async (
      answers: Answers = {},
      headers: Record<string, string> = {},
      more: { from?: string; query?: string } = {},
    ) => {
      const { body, headers: type } = post({ ...(await whole()), ...answers });
      return postTo(route, { body, headers: { ...type, ...headers }, ...more });
    };
    /** As a browser without script does. */
    const press = async (answers: Answers, headers: Record<string, string> = {}, from?: string) => {
      const texts = { ...(await whole()), ...answers } as Fields;
      const encoded = new URLSearchParams(texts as Record<string, string>);
      const body = route === 'get-scouted' ? formOf(texts) : encoded;
      return postTo(route, { body, headers: { accept: 'text/html', ...headers }, from });
    };
    return { panel, send, press, reply };
  }

  it('arrives, its name on one line and without invisible characters', async () => {
    const { panel, send } = await site();
    const answer = await send({ [name]: ' Ana\r\nBcc: x@y.example\0\u202e ' });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(panel.entries()).toMatchObject([{ fields: { [name]: 'Ana Bcc: x@y.example' } }]);
  });

  it('counts once under the key of its browser, when its answer was lost on the way', async () => {
    collectWarnings();
    const { panel, send } = await site();
    panel.fail({ kind: 'reset', route: call, times: 1 });
    const lost = await send({}, { 'idempotency-key': KEY });
    expect([lost.status, await lost.json()]).toMatchObject([
      502,
      { error: 'perhaps-sent', fields: {} },
    ]);
    expect((await send({}, { 'idempotency-key': KEY.toUpperCase() })).status).toBe(200);
    expect(panel.entries()).toHaveLength(1);
    expect(callsTo(panel, call)).toBe(2);
  });

  it('arrives as corrected, though its first try may have arrived under the same key', async () => {
    collectWarnings();
    const { panel, send } = await site();
    panel.fail({ kind: 'reset', route: call, times: 1 });
    expect((await send({}, { 'idempotency-key': KEY })).status).toBe(502);
    expect((await send({ [name]: 'Corrigida' }, { 'idempotency-key': KEY })).status).toBe(200);
    const names = panel.entries().map(({ fields }) => fields[name]);
    expect([names.length, names.at(-1)]).toEqual([2, 'Corrigida']);
  });

  it('arrives from each of two tabs', async () => {
    const { panel, send } = await site();
    for (const key of [KEY, KEY.replace('123e', '987f')]) {
      expect((await send({}, { 'idempotency-key': key })).status).toBe(200);
    }
    expect(panel.entries()).toHaveLength(2);
  });

  it.each<[string, Answers, string, object]>([
    ['what is wrong', { email: 'x' }, 'invalid', { email: 'email' }],
    ['an empty name', { [name]: '\0 ' }, 'invalid', { [name]: 'required' }],
    ['a name too long', { [name]: 'x'.repeat(121) }, 'invalid', { [name]: 'long' }],
    ['an answer in the honeypot', { website: 'x', email: 'x' }, 'robot', {}],
    ['being filled in at once', { filling_ms: '20', email: 'x' }, 'robot', {}],
    ['a time that is none', { filling_ms: 'soon', email: 'x' }, 'robot', {}],
  ])('is refused for %s, and no service is asked', async (_why, answers, error, fields) => {
    const { panel, send } = await site();
    const answer = await send(answers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(await answer.json()).toEqual({ error, fields, message: expect.any(String) });
    expect(panel.log).toEqual([]);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['another site', { origin: 'https://evil.example' }, 403, 'origin'],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403, 'origin'],
    ['a body of another type', { 'content-type': 'text/plain' }, 415, 'media-type'],
    ['a packed body', { 'content-encoding': 'gzip' }, 415, 'media-type'],
  ])('is refused for %s', async (_why, headers, status, error) => {
    const { panel, send } = await site();
    const answer = await send({}, headers);
    expect([answer.status, (await answer.json()).error]).toEqual([status, error]);
    expect(panel.log).toEqual([]);
  });

  it('is refused the sixth time within a minute, in the words of its page', async () => {
    const { send } = await site();
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await send({ email: 'x' }, {}, { from: '203.0.113.1' })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422]);
    const refused = await send({}, {}, { from: '203.0.113.1', query: '?lang=en' });
    expect([refused.status, (await refused.json()).message]).toEqual([
      ...[429, expect.stringMatching(/^Not sent: too many/)],
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send()).status).toBe(200);
  });

  it('comes back to a browser without script with its answers', async () => {
    const { panel, send, reply } = await site();
    const answer = await send({ [name]: 'Ana  Sá', email: 'x' }, { accept: 'text/html,*/*' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^${page}\\?reply=[\\da-f-]{36}${place}$`),
    );
    expect(await reply(answer)).toMatchObject({
      code: 'invalid',
      values: { [name]: 'Ana  Sá', email: 'x' },
      faults: { email: 'email' },
    });
    expect(panel.log).toEqual([]);
  });

  it('is refused without script for too many, and comes back with its answers', async () => {
    const { panel, send, press, reply } = await site();
    const from = '203.0.113.1';
    for (let time = 0; time < 5; time += 1) await send({ email: 'x' }, {}, { from });
    const answer = await press({ [name]: 'Ana Sá', email: 'ana@example.com' }, {}, from);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${page}\\?reply=[\\da-f-]{36}`));
    expect(await reply(answer)).toEqual({
      code: 'rate',
      faults: {},
      values: expect.objectContaining({ [name]: 'Ana Sá', email: 'ana@example.com' }),
    });
    const foreign = await press({ email: 'x' }, { origin: 'https://evil.example' });
    expect(await reply(foreign)).toEqual({ code: 'origin', faults: {}, values: {} });
    expect(panel.log).toEqual([]);
  });

  it('is sent without script, and its browser led to the page that says so', async () => {
    const { panel, send } = await site();
    for (let press = 0; press < 2; press += 1) {
      const answer = await send({}, { accept: 'text/html,*/*' });
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${page}\\?sent=[\\da-f-]{36}$`));
    }
    expect(panel.entries()).toHaveLength(1);
  });
});
