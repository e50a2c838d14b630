import { NextRequest } from 'next/server';
import { expect, it, onTestFinished } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import { beginProcess } from '../../fixtures/fresh-process.ts';

/** A stand-in of its own, and the function in a fresh process. */
async function site() {
  const panel = await startPanel({ talents: 1, pictures: 'plain' });
  onTestFinished(() => panel.close());
  beginProcess({ PANEL_URL: panel.url, INTEGRATION_URL: panel.url });
  return { panel, ...(await import('@/lib/scouting/read-choices')) };
}

it('a country is named in the language of the visitor, and no cities are read yet', async () => {
  const { panel, readChoices } = await site();
  const { countries, skinTones } = await readChoices('en');
  expect(countries).toContainEqual({ value: '32', label: 'Germany' });
  expect(skinTones.length).toBeGreaterThan(0);
  expect(panel.log.filter(({ path }) => path.includes('cities='))).toEqual([]);
});

it('the cities of a country may be cached for an hour, and an unknown country is not found', async () => {
  await site();
  const { GET } = await import('@/app/api/cities/route');
  const ask = (query: string) => GET(new NextRequest(`http://site.test/api/cities${query}`), {});
  const known = await ask('?country=32');
  expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  expect(await known.json()).toContainEqual({ value: '3200', label: 'Berlim' });
  expect(await (await ask('?country=56')).json()).toEqual([]);
  for (const query of ['', '?country=', '?country=999999']) {
    const unknown = await ask(query);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});
