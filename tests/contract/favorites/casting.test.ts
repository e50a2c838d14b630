import { expect, it } from 'vitest';
import { BRIEF_MAX_LENGTH, MAX_FAVORITES, NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import es from '@/messages/es.json';
import { talentId } from '../../demo-panel/seed/talent.ts';
import { standInWithFormHandlers } from '../../fixtures/form-handlers.ts';
import { readPlainPage } from '../../fixtures/plain-pages.ts';

const SENDER = {
  ...{ name: 'Casa Ouro', phone: '(11) 99876-5432', email: 'casting@ouro.example' },
  ...{ website: '', filling_ms: 9_000 },
};

async function site(size?: number) {
  const { panel, post } = await standInWithFormHandlers(size);
  const send = (talents: unknown, more = {}, query = '') =>
    post('favorites', {
      body: JSON.stringify({ ...SENDER, talents, ...more }),
      headers: { 'content-type': 'application/json' },
      query,
    });
  return { panel, send };
}

it('a talent who has left is named by the index in the selection, and nothing is sent', async () => {
  const { panel, send } = await site();
  const answer = await send([{ id: 999_999 }, { id: talentId(0), note: 'Sim' }, { id: 888_888 }]);
  const { error, fields } = await answer.json();
  expect([answer.status, error, fields]).toEqual([
    ...[422, 'invalid', { 'talents.0.id': 'choice', 'talents.2.id': 'choice' }],
  ]);
  expect(panel.entries()).toEqual([]);
  expect((await send([{ id: talentId(0) }])).status).toBe(200);
});

it.each([
  // All but one of these talents are not in the roster.
  ['the longest notes of a whole selection are read', MAX_FAVORITES, 422, 'invalid'],
  ['more is too large', MAX_FAVORITES + 100, 413, 'too-large'],
])('%s', async (_what, count, status, error) => {
  const { send } = await site();
  // Each of these characters is six bytes in JSON.
  const note = '\u0001'.repeat(NOTE_MAX_LENGTH);
  const talents = Array.from({ length: count }, (_, at) => ({ id: talentId(at), note }));
  const answer = await send(talents);
  expect([answer.status, (await answer.json()).error]).toEqual([status, error]);
});

const BRIEF = { message: ' Recife, 3 e 4 de março.\r\n\r\n\r\nTraje próprio.\0 ' };
const SENT_BRIEF = 'Recife, 3 e 4 de março.\n\nTraje próprio.';
const messageOf = (fields?: Readonly<Record<string, unknown>>) =>
  String(fields?.message).replaceAll('\r\n', '\n');

const [ANA, BIA, CAIO, DAVI] = [0, 1, 2, 3].map(talentId);
const origin = (ids: readonly unknown[], left: number, language: string) =>
  `De uma seleção compartilhada de ${ids.length} (https://vitrine.test/favoritos?ids=${ids}). Não escolhidos: ${left}. Idioma: ${language}.`;
const LINK = [CAIO, ANA, DAVI, BIA];

it.each<[string, object, string, string | undefined]>([
  ['one’s own, without a brief', {}, '?lang=en', undefined],
  ['a shared one', { shared: LINK }, '?lang=en', origin(LINK, 2, 'en')],
  ['one with a brief', { shared: LINK, ...BRIEF }, '', `${origin(LINK, 2, 'pt')}\n\n${SENT_BRIEF}`],
  [
    'one with the longest brief',
    { shared: LINK, message: 'x'.repeat(BRIEF_MAX_LENGTH) },
    '',
    `${origin(LINK, 2, 'pt')}\n\n${'x'.repeat(BRIEF_MAX_LENGTH)}`,
  ],
  [
    'one with ids that are on no roster, or twice',
    { shared: [11_999_998_888, ...LINK, CAIO] },
    '?lang=xx',
    origin(LINK, 2, 'pt'),
  ],
  ['one of which nobody is on the roster', { shared: [999_999] }, '', undefined],
])(
  'the message of a selection says where it comes from: %s',
  async (_what, more, query, message) => {
    const { panel, send } = await site(4);
    expect((await send([{ id: ANA }, { id: CAIO }], more, query)).status).toBe(200);
    const [entry] = panel.entries();
    expect(entry?.fields.message && messageOf(entry.fields)).toBe(message);
  },
);

it.each([
  ['a text', 'ligue 11 99999-8888'],
  ['texts', ['ligue']],
  ['more than a link holds', Array.from({ length: 51 }, (_, index) => index + 1)],
])('ids of a link that are %s are refused', async (_what, shared) => {
  const { panel, send } = await site();
  expect((await send([{ id: ANA }], { shared })).status).toBe(422);
  expect(panel.entries()).toEqual([]);
});

it('the same choice in another language is another submission, since its message differs', async () => {
  const { panel, send } = await site(4);
  for (const query of ['?lang=en', '?lang=en', '?lang=es']) {
    await send([{ id: ANA }], { shared: LINK }, query);
  }
  expect(panel.entries()).toHaveLength(2);
});

it('a shared selection is sent without script, by the ids of its link', async () => {
  const { panel, post } = await standInWithFormHandlers();
  const { filling_ms: _time, ...sender } = SENDER;
  const press = (fields: Record<string, string>) =>
    post('favorites', {
      body: new URLSearchParams({ ...sender, ids: `${talentId(0)}`, ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      query: '?lang=es',
    });
  const { form, brief } = es.favorites;
  const { long } = es.forms.faults;
  for (const [fields, row] of [
    [{ message: 'x'.repeat(BRIEF_MAX_LENGTH + 1) }, `${brief.title} ${long}`],
    [{ name: ' ' }, `${form.name} ${form.nameError}`],
    [{ ids: 'x' }, `${es.pages.favorites} ${form.emptyError}`],
    [{ ids: `999999,${talentId(0)}` }, `${es.pages.favorites} ${form.gone}`],
  ] as const) {
    expect(await readPlainPage(await press(fields))).toMatchObject({ status: 422, rows: [row] });
  }
  expect(panel.entries()).toEqual([]);
  expect((await press(BRIEF)).status).toBe(200);
  const [entry] = panel.entries();
  expect(entry?.fields).toMatchObject({ talents: [{ id: talentId(0) }] });
  expect(messageOf(entry?.fields)).toBe(`${origin([ANA], 0, 'es')}\n\n${SENT_BRIEF}`);
});
