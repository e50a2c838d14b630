import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { ask } from '../fixtures/ask.ts';
import { type ChangedPanel, startChangedPanel } from '../fixtures/changed-panel.ts';
import { callsTo } from '../fixtures/panel-client.ts';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { loadedBefore, type Site, startSite } from '../fixtures/site-process.ts';
import { directAnswers, headingOf, visit } from '../server/visit.ts';

/** What the home page, the blog and the application read, and their frame. */
const READS = [
  ...['/api/slides/home', '/api/slides/banner', '/api/talents?', '/api/posts/blog/pt'],
  ...['/api/talents/attributes', '/api/social-medias', '/api/entities/about'],
];

const REVALIDATE_SECRET = 'a secret that only the panel knows';

/** A panel to edit, and a site whose clock a signal advances by five minutes and a second. */
let panel: Panel;
let edited: ChangedPanel;
let site: Site;

beforeAll(async () => {
  panel = await startPanel({ talents: 60, pictures: 'plain' });
  edited = await startChangedPanel(panel.url);
  const variables = { ...loadedBefore('site-clock.mjs'), WATCH_TOKEN, REVALIDATE_SECRET };
  site = await startSite(edited.url, variables);
});
afterAll(async () => {
  await site.stop();
  await edited.close();
  await panel.close();
});

// The first test, when nothing has been read.
test('a cold page asks at once for all that it reads, so that no slow answer delays another', async () => {
  for (const read of READS) panel.fail({ kind: 'hang', route: read.replace('?', '') });
  const pages = ['/', '/blog', '/seja-um-modelo'].map((path) => visit(site.url + path));
  await expect.poll(() => READS.filter((read) => callsTo(panel, read) === 0)).toEqual([]);
  panel.clearFaults();
  await Promise.all(pages);
  // Reads that hang are aborted after ten seconds.
  await expect.poll(() => visit(site.url).then(({ status }) => status)).toBe(200);
});

/** Asks for a page, and tells whether it was answered before Next. */
async function asked(path: string) {
  const before = await directAnswers(site.url, WATCH_TOKEN);
  const answer = await ask(site.url, path);
  return { ...answer, direct: (await directAnswers(site.url, WATCH_TOKEN)) > before };
}

/** For how many seconds a shared cache may serve an answer. */
const sharedAge = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);

test('a revalidated page is rendered again, and no other', async () => {
  for (const path of ['/', '/privacidade']) {
    // A page of which a read failed before is stale within seconds.
    await expect.poll(async () => sharedAge(await ask(site.url, path))).toBeGreaterThan(60);
    await expect.poll(async () => (await asked(path)).direct).toBe(true);
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

const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0];

test('a page that expires in an outage is rendered again, and the cached one is sent', async () => {
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
  expect(answer.headers['cache-control']).toMatch(
    /^max-age=0, s-maxage=[2-6], stale-if-error=86400$/,
  );
  panel.clearFaults();
  // Twice: the first step ends the pause of the services, if they are still in it.
  const renewed = async () => {
    process.kill(site.pid, 'SIGUSR2');
    return sharedAge(await ask(site.url, '/modelos'));
  };
  await expect.poll(renewed).toBeGreaterThan(60);
});

/** The address of a profile contains its name. */
const see = async (path: string) => (await visit(site.url + path, { redirect: 'follow' })).body;

/** Advances the clock, and waits until the site has noticed. */
async function later() {
  const before = callsTo(panel, '/api/entities/privacy');
  process.kill(site.pid, 'SIGUSR2');
  const readAgain = () => see('/privacidade').then(() => callsTo(panel, '/api/entities/privacy'));
  await expect.poll(readAgain).toBeGreaterThan(before);
}

test('an edit is seen within 305 s by the next visitor of a page, however few visit it', async () => {
  const list = await see('/modelos');
  const [, profile = ''] = /href="(\/modelos\/\d+\/[a-z-]+)"/.exec(list) ?? [];
  const titleOf = async (path: string) => headingOf(await see(path));
  const [name, title] = [await titleOf(profile), await titleOf('/sobre')];
  expect([name, title]).not.toContain('');
  const pages = [
    ['/modelos', 'Zuleica Nova'],
    [profile, 'Zuleica Nova'],
    ['/sobre', 'Edited just now'],
  ] as const;
  await see('/privacidade');
  edited.edit('/api/talent', name, 'Zuleica Nova');
  edited.edit('/api/entities/about', title, 'Edited just now');
  for (const [path, text] of pages) expect(await see(path), 'cached').not.toContain(text);
  await later();
  for (const [path, text] of pages) expect(await see(path), path).toContain(text);
});
