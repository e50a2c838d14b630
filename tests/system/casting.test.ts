import { expect, test } from 'vitest';
import pt from '../../messages/pt.json' with { type: 'json' };
import { talentId } from '../demo-panel/seed/talent.ts';
import { ownServers, serversOfFile, visit } from '../server/visit.ts';

const SENDER = {
  ...{ name: 'Casa Ouro', phone: '(11) 99876-5432', email: 'casting@ouro.example' },
  ...{ website: '', filling_ms: 9_000 },
};

const servers = serversOfFile();

/** Posts a selection as a page of the site does; returns the status. */
async function post(site: string, ids: readonly number[]): Promise<number> {
  const answer = await fetch(`${site}/api/favorites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...SENDER, talents: ids.map((id) => ({ id })) }),
  });
  return answer.status;
}

async function idsOf(site: string, count: number): Promise<number[]> {
  const { body } = await visit(`${site}/modelos`);
  const ids = [...body.matchAll(/href="\/modelos\/(\d+)\//g)].map(([, id]) => Number(id));
  expect(new Set(ids).size).toBeGreaterThanOrEqual(count);
  return [...new Set(ids)].slice(0, count);
}

async function cardsOf(
  site: string,
  ids: readonly number[],
): Promise<{ id: number; name: string; age: number | null }[]> {
  const answer = await fetch(`${site}/api/favorites?ids=${ids.join(',')}`);
  const { cards } = await answer.json();
  expect(cards).toHaveLength(ids.length);
  return cards;
}

test('whether a talent is still on the roster is known while the panel is up', async () => {
  const { site, panel } = await ownServers();
  panel.fail({ kind: 'down' });
  expect((await visit(`${site.url}/api/favorites?ids=1`)).status).toBe(503);
  expect((await visit(`${site.url}/favoritos?ids=1`)).status).toBe(503);
  expect(await post(site.url, [1])).toBe(502);
  panel.clearFaults();
  await expect
    .poll(async () => (await visit(`${site.url}/favoritos?ids=${talentId(0)}`)).status)
    .toBe(200);
  const [id = 0] = await idsOf(site.url, 1);
  const answer = await fetch(`${site.url}/api/favorites?ids=${id},999999,x`);
  const { cards } = await answer.json();
  expect(cards.map((card: { id: number }) => card.id)).toEqual([id]);
});

test('a comparison contains the age of adults only', async () => {
  const { site } = servers;
  const ids = Array.from({ length: 20 }, (_, place) => talentId(place));
  const cards = await cardsOf(site.url, ids);
  const ages = cards.map(({ age }) => age);
  expect(ages.filter((age) => age === null)).not.toEqual([]);
  expect(ages.filter((age) => age !== null)).not.toEqual([]);
  expect(ages.filter((age) => age !== null && age < 18)).toEqual([]);
  const shared = await visit(`${site.url}/favoritos?ids=${ids.join(',')}&view=compare`);
  expect(shared.body).toContain(pt.favorites.compare.table);
  expect(shared.body).toContain('noindex');
  const alone = await visit(`${site.url}/favoritos?ids=${ids[0]}&view=compare`);
  expect(alone.status).toBe(200);
  expect(alone.body).not.toContain(pt.favorites.compare.table);
});

test('a shared selection describes its link for previews', async () => {
  const { site } = servers;
  const none = await visit(`${site.url}/favoritos?ids=1,2`);
  expect(none.status).toBe(404);
  expect(none.body).toContain(pt.favorites.shared.noneText);
  const ids = Array.from({ length: 60 }, (_, place) => talentId(place));
  const many = await visit(`${site.url}/favoritos?ids=${ids.join(',')}`);
  expect(many.status).toBe(200);
  expect(many.body).toContain('O link tem 60 talentos; aqui estão os primeiros 50.');
  const few = await visit(`${site.url}/favoritos?ids=${ids.slice(0, 50).join(',')}`);
  expect(few.body).not.toContain('aqui estão os primeiros 50');
  expect(few.body).toContain(`name="ids" value="${ids.slice(0, 50).join(',')}"`);
});

test('a link of an earlier release shows the talents of its ids, and nothing else of it', async () => {
  const { site } = servers;
  const ids = [talentId(0), talentId(1)].join(',');
  const mainOf = async (query: string) => {
    const { status, body } = await visit(`${site.url}/favoritos?ids=${ids}${query}`);
    expect(status).toBe(200);
    return /<main.*<\/main>/s.exec(body)?.[0];
  };
  const plain = await mainOf('');
  expect(plain).toContain(pt.favorites.shared.lead);
  for (const old of ['answer&title=Casa+Ouro&by=Marina&on=2026-11-20', 'lineup&answers=yn']) {
    expect(await mainOf(`&view=${old}`)).toBe(plain);
  }
});
