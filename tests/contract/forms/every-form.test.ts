import { describe, expect, it } from 'vitest';
import pt from '@/messages/pt.json';
import { talentId } from '../../demo-panel/seed/talent.ts';
import { type Fields, formOf, smallApplication } from '../../fixtures/application.ts';
import { type FormRoute, standInWithFormHandlers } from '../../fixtures/form-handlers.ts';
import { callsTo, collectWarnings } from '../../fixtures/panel-client.ts';
import { readPlainPage } from '../../fixtures/plain-pages.ts';

const KEY = '123e4567-e89b-42d3-a456-426614174abc';
const JSON_TYPE = { 'content-type': 'application/json' };
const GUARD = { website: '', filling_ms: '9000' };

type Answers = Record<string, unknown>;

type Form = {
  route: FormRoute;
  /** A valid form, as the script of the page posts it. */
  whole: () => Promise<Answers>;
  /** The name of its text field for a name. */
  name: string;
  post: (answers: Answers) => { body: BodyInit; headers?: Record<string, string> };
  /** The call to the service that receives it. */
  call: string;
  /** The texts of its pages for a browser without script, in Portuguese. */
  page: { label: string; thanks: string };
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
    page: { label: pt.contact.fields.email, thanks: pt.contact.thanksTitle },
  },
  {
    route: 'get-scouted',
    whole: smallApplication,
    name: 'realname',
    post: (answers) => ({ body: formOf(answers as Fields) }),
    call: '/api/get-scouted',
    page: { label: pt.scouting.fields.email, thanks: pt.scouting.thanksTitle },
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
    page: { label: pt.favorites.form.email, thanks: pt.favorites.form.sent },
  },
];

describe.each(FORMS)('$route', ({ route, whole, name, post, call, page }) => {
  async function site() {
    const { panel, post: postTo } = await standInWithFormHandlers();
    const send = async (answers: Answers = {}, headers: Record<string, string> = {}) => {
      const { body, headers: type } = post({ ...(await whole()), ...answers });
      return postTo(route, { body, headers: { ...type, ...headers } });
    };
    /** Posts as a browser without script does: without a measured time. */
    const press = async (answers: Answers = {}) => {
      const { talents, filling_ms: _time, ...texts } = { ...(await whole()), ...answers };
      const fields = { ...texts, ...(talents ? { ids: `${talentId(0)}` } : {}) } as Fields;
      const encoded = new URLSearchParams(fields as Record<string, string>);
      const body = route === 'get-scouted' ? formOf(fields) : encoded;
      return postTo(route, { body, headers: { accept: 'text/html,*/*' } });
    };
    return { panel, send, press };
  }

  it('arrives, with its name on one line and without invisible characters', async () => {
    const { panel, send } = await site();
    const answer = await send({ [name]: ' Ana\r\nBcc: x@y.example\0\u202e ' });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(panel.entries()).toMatchObject([{ fields: { [name]: 'Ana Bcc: x@y.example' } }]);
  });

  it('counts once under the key of its browser, when its response was lost', async () => {
    const warnings = collectWarnings();
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
    expect(warnings.texts().join(), 'nothing that the visitor wrote').not.toMatch(
      /\w@\w|Zoë|Casa Ouro/,
    );
  });

  it('arrives as corrected, although its first attempt may have arrived under the same key', async () => {
    collectWarnings();
    const { panel, send } = await site();
    panel.fail({ kind: 'reset', route: call, times: 1 });
    expect((await send({}, { 'idempotency-key': KEY })).status).toBe(502);
    expect((await send({ [name]: 'Corrigida' }, { 'idempotency-key': KEY })).status).toBe(200);
    const names = panel.entries().map(({ fields }) => fields[name]);
    expect([names.length, names.at(-1)]).toEqual([2, 'Corrigida']);
  });

  it.each<[string, Answers, string, object]>([
    ['invalid fields', { email: 'x' }, 'invalid', { email: 'email' }],
    ['an answer in the honeypot', { website: 'x', email: 'x' }, 'robot', {}],
  ])('is refused for %s, and no service is called', async (_why, answers, error, fields) => {
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
    ['a compressed body', { 'content-encoding': 'gzip' }, 415, 'media-type'],
  ])('is refused for %s', async (_why, headers, status, error) => {
    const { panel, send } = await site();
    const answer = await send({}, headers);
    expect([answer.status, (await answer.json()).error]).toEqual([status, error]);
    expect(panel.log).toEqual([]);
  });

  it('is refused for a text of 2 MB', async () => {
    const { panel, send } = await site();
    const answer = await send({ [name]: 'x'.repeat(2_000_000) });
    expect([answer.status, (await answer.json()).error]).toEqual(
      route === 'get-scouted' ? [422, 'invalid'] : [413, 'too-large'],
    );
    expect(panel.log).toEqual([]);
  });

  it('is answered without script with its faults by label, and sends nothing', async () => {
    const { panel, press } = await site();
    const answer = await press({ email: 'x' });
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'");
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(await readPlainPage(answer)).toEqual({
      ...{ status: 422, lang: 'pt', title: expect.any(String), after: pt.forms.goBack },
      text: pt.forms.refusals.invalid,
      rows: [`${page.label} ${pt.forms.faults.email}`],
    });
    expect(panel.log).toEqual([]);
  });

  it('is sent without script, once however often the button is pressed', async () => {
    const { panel, press } = await site();
    for (let time = 0; time < 2; time += 1) {
      expect(await readPlainPage(await press())).toMatchObject({ status: 200, title: page.thanks });
    }
    expect(panel.entries()).toHaveLength(1);
    await press({ [name]: 'Corrigida' });
    expect(panel.entries()).toHaveLength(2);
  });
});
