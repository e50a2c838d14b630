import { expect, test } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { loadedBefore } from '../fixtures/site-process.ts';
import { directAnswers, serversOfFile } from './visit.ts';

const REVALIDATE_SECRET = 'a secret that only the panel knows';
const servers = serversOfFile({
  ...loadedBefore('site-clock.mjs'),
  ...{ WATCH_TOKEN, REVALIDATE_SECRET },
});

/** Asks for a page, and tells whether it was answered before Next. */
async function asked(path: string) {
  const { url } = servers.site;
  const before = await directAnswers(url, WATCH_TOKEN);
  const answer = await ask(url, path);
  return { ...answer, direct: (await directAnswers(url, WATCH_TOKEN)) > before };
}

const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0];

test('a revalidated page is rendered again, and no other', async () => {
  const { panel, site } = servers;
  for (const path of ['/', '/privacidade']) {
    await ask(site.url, path);
    expect((await asked(path)).direct).toBe(true);
  }
  const before = callsTo(panel, '/api/slides/banner');
  const { status } = await ask(site.url, '/api/revalidate', {
    ...{ method: 'POST', body: JSON.stringify({ tags: ['slides'] }) },
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
  });
  expect([status, callsTo(panel, '/api/slides/banner') - before]).toEqual([200, 1]);
  const answers = [await asked('/'), await asked('/'), await asked('/privacidade')];
  expect(answers.map(({ direct }) => direct)).toEqual([false, true, true]);
});

test('a page that expires in an outage is rendered again, and the cached one is sent', async () => {
  const { panel, site } = servers;
  await ask(site.url, '/modelos');
  const fresh = await asked('/modelos');
  expect([fresh.direct, fresh.status]).toEqual([true, 200]);
  panel.fail({ kind: 'down' });
  process.kill(site.pid, 'SIGUSR2');
  // The signal may come after the next request.
  const expired = async () => {
    const answer = await asked('/modelos');
    expect([answer.status, mainOf(answer.body)]).toEqual([200, mainOf(fresh.body)]);
    return answer;
  };
  await expect.poll(async () => (await expired()).direct).toBe(false);
  const answer = await expired();
  // Until the services may be asked again, and the two seconds for which a shared cache may have it.
  expect(answer.headers['cache-control']).toMatch(/^s-maxage=[2-6], stale-if-error=86400$/);
  panel.clearFaults();
  // Twice: the first step ends the pause of the services, if they are still in it.
  const renewed = async () => {
    process.kill(site.pid, 'SIGUSR2');
    const { headers } = await ask(site.url, '/modelos');
    return Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
  };
  await expect.poll(renewed).toBeGreaterThan(60);
});
