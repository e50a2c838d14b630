import { expect, it, onTestFinished } from 'vitest';
import type { QuestionName } from '@/lib/scouting/questions';
import { PANEL_API_KEY, PANEL_SALT } from '../../demo-panel/credentials.ts';
import { SCOUTING_FIELDS } from '../../demo-panel/scouting-fields.ts';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { formOf, RECEIVED, smallApplication } from '../../fixtures/application.ts';

/** The names under which the answers of all questions are sent. */
type Sent = Exclude<QuestionName, 'adult' | 'father'> | 'contacts';

/** Does not compile while the stand-in lacks the field of a question. */
const KNOWN: Readonly<Record<Sent, unknown>> = SCOUTING_FIELDS;

it('the panel knows each field that the site sends, and no other', () => {
  const sent = Object.keys({ ...RECEIVED, consent: '' });
  expect(Object.keys(KNOWN).sort()).toEqual(sent.sort());
});

/** Posts to the stand-in directly: the site sends no field that it does not have. */
async function writeTo(panel: Panel, path: string, body: FormData | object) {
  const type = { 'content-type': 'application/json' };
  const credentials = JSON.stringify({ salt: PANEL_SALT, api_key: PANEL_API_KEY });
  const login = { method: 'POST', headers: type, body: credentials };
  const { access_token } = await (await fetch(`${panel.url}/api/login`, login)).json();
  const isForm = body instanceof FormData;
  const answer = await fetch(panel.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      'idempotency-key': 'key',
      ...(isForm ? {} : type),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: answer.status, errors: (await answer.json()).errors };
}

it.each<[string, () => Promise<FormData | object>]>([
  ['/api/get-scouted/pt', async () => formOf({ ...(await smallApplication()), agent: 'x' })],
  ['/api/entry/favorites/send', async () => formOf({ name: 'Casa Ouro', agent: 'x' })],
  ['/api/contact/pt', async () => ({ name: 'Zoë', agent: 'x' })],
])('%s: an unknown field is refused by its name, not lost', async (path, body) => {
  const panel = await startPanel({ talents: 1, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const { status, errors } = await writeTo(panel, path, await body());
  expect([status, errors.agent]).toEqual([400, ['agent is unknown.']]);
  expect(panel.entries()).toEqual([]);
});
