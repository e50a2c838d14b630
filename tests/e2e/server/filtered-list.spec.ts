import { startPanel } from '../../demo-panel/start.ts';
import { expect, test } from '../test.ts';

type Person = { id: number; name: string; gender: string; hair: string; height: string };

/** The list as the back office has it, asked for without going through the site. */
async function everyone(): Promise<Person[]> {
  const panel = await startPanel();
  const post = (path: string, body: object, headers = {}) =>
    fetch(panel.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const { INTEGRATION_API_KEY, INTEGRATION_SALT } = await import('../../demo-panel/credentials.ts');
  const credentials = { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY };
  const { data: grant } = await post('/api/signin', credentials);
  const headers = { authorization: `Bearer ${grant.token}` };
  const path = '/api/talents?language=pt&paginate=10000';
  const { data } = await post(path, { filters: {} }, headers);
  await panel.close();
  return data;
}

function shownIds(html: string): number[] {
  const links = html.matchAll(/<a[^>]+href="\/modelos\/(\d+)\/[a-z0-9-]+"/g);
  return [...new Set([...links].map(([, id]) => Number(id)))];
}

test('a filtered list holds exactly the right talents', async ({ request }) => {
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
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    shown.push(...shownIds(await answer.text()));
  }
  expect(shown).toEqual(right);
});

test('the pages of a list hold every talent once, twenty at a time', async ({ request }) => {
  const all = (await everyone()).map(({ id }) => Number(id)).filter((id) => !Number.isNaN(id));
  const first = shownIds(await (await request.get('/modelos')).text());
  const second = shownIds(await (await request.get('/modelos?page=2')).text());
  expect(first).toEqual(all.slice(0, 20));
  expect(second).toEqual(all.slice(20, 40));
});
