import { expect, test } from 'vitest';
import { INTEGRATION_API_KEY, INTEGRATION_SALT } from '../demo-panel/credentials.ts';
import { startPanel } from '../demo-panel/start.ts';
import { visitShared } from './visit.ts';

type Person = { id: number; name: string | null; gender: string; hair: string; height: string };

/** The list from the back office, read without the site. */
async function everyone(): Promise<Person[]> {
  const panel = await startPanel({ pictures: 'plain' });
  const post = (path: string, body: object, headers = {}) =>
    fetch(panel.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const credentials = { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY };
  const { data: grant } = await post('/api/signin', credentials);
  const headers = { authorization: `Bearer ${grant.token}` };
  const path = '/api/talents?language=pt&paginate=10000';
  const { data } = await post(path, { filters: {} }, headers);
  await panel.close();
  return data;
}

function shownIds(body: string): number[] {
  const links = body.matchAll(/<a[^>]+href="\/modelos\/(\d+)\/[a-z0-9-]+"/g);
  return [...new Set([...links].map(([, id]) => Number(id)))];
}

test('a filtered list contains exactly the right talents', async () => {
  const right = (await everyone())
    .filter(({ gender, hair, height }) => {
      const cm = Number.parseFloat(String(height ?? '').replace(',', '.'));
      return gender === 'woman' && hair === 'Black' && cm >= 170 && cm <= 185;
    })
    .map(({ id }) => Number(id));
  expect(right.length).toBeGreaterThan(0);
  const shown: number[] = [];
  for (let page = 1; shown.length < right.length; page += 1) {
    const path = `/modelos/mulheres?hair=Black&height=170-185&page=${page}`;
    const { status, body } = await visitShared(path);
    expect(status).toBe(200);
    shown.push(...shownIds(body));
  }
  expect(shown).toEqual(right);
});

test('the pages of a list contain every talent once, twenty at a time', async () => {
  const all = (await everyone()).map(({ id }) => Number(id)).filter((id) => !Number.isNaN(id));
  const first = shownIds((await visitShared('/modelos')).body);
  const second = shownIds((await visitShared('/modelos?page=2')).body);
  expect(second).toHaveLength(20);
  expect(first).toEqual(all.slice(0, 20));
  expect(second).toEqual(all.slice(20, 40));
});
