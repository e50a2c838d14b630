import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { ask } from '../fixtures/ask.ts';
import { type ChangedPanel, startChangedPanel } from '../fixtures/changed-panel.ts';
import { type Nginx, startNginx } from '../fixtures/nginx.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { directAnswers, headingOf, visit } from '../server/visit.ts';

/** Within this time after the webhook every visitor sees an edit, in milliseconds. */
const SEEN_MS = 5_000;

const PROFILE = /href="(\/modelos\/(\d+)\/[a-z-]+)"/;

const REVALIDATE_SECRET = 'a secret that only the panel knows';

/** What is deployed: two instances with one Redis behind nginx, and a panel that can be edited. */
let panel: Panel;
let edited: ChangedPanel;
let redis: RedisServer;
let sites: [Site, Site];
let nginx: Nginx;
/** The addresses of both instances and of nginx. */
let everywhere: readonly string[];

beforeAll(async () => {
  panel = await startPanel({ pictures: 'plain' });
  edited = await startChangedPanel(panel.url);
  redis = await startRedisServer();
  const variables = {
    // One site: instances with another address would share nothing in Redis.
    SITE_URL: 'http://site.test',
    ...{ REDIS_URL: redis.url, REVALIDATE_SECRET, WATCH_TOKEN, TRUSTED_PROXY_HOPS: '1' },
  };
  const start = () => startSite(edited.url, variables);
  sites = await Promise.all([start(), start()]);
  nginx = await startNginx(sites.map(({ url }) => url));
  everywhere = [...sites.map(({ url }) => url), nginx.url];
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await redis.stop();
  await edited.close();
  await panel.close();
});

/** Says to an instance that something changed, as the panel does: again if a read failed. */
async function revalidate(site: Site, ...tags: string[]): Promise<{ refreshed: string[] }> {
  let body = '';
  const send = async () => {
    const answer = await visit(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
      body: JSON.stringify({ tags }),
    });
    body = answer.body;
    return answer.status;
  };
  await expect.poll(send).toBe(200);
  return JSON.parse(body);
}

/** What an instance knows of Redis: `down` also for 2 s after one slow answer. */
async function redisOf({ url }: Site): Promise<'up' | 'down'> {
  const headers = { authorization: `Bearer ${WATCH_TOKEN}` };
  return JSON.parse((await visit(`${url}/api/ready`, { headers })).body).redis;
}

test('both sign in once and read once', async () => {
  const [one, other] = sites;
  await untilWarm(one, '/', '/modelos', '/sobre');
  const calls = panel.log.map((call) => call.path).filter((path) => !/login|signin/.test(path));
  const reads = new Set(calls);
  await expect.poll(() => redis.client.keys('*:read:*')).toHaveLength(reads.size);
  // A busy machine may answer the first commands of a cold process later than it waits for Redis.
  await untilWarm(other, '/contato');
  await expect.poll(() => redisOf(other)).toBe('up');
  panel.resetLog();
  for (const place of ['/', '/modelos', '/sobre']) {
    expect((await visit(other.url + place)).status).toBe(200);
  }
  // What no page needed yet is read by this one, with the bearer of the other.
  expect((await visit(`${other.url}/en/privacy`)).status).toBe(200);
  const asked = panel.log.map((call) => call.path.split('?')[0]);
  // Each page's frame asks whether there is a text about the agency, here in English.
  expect(asked.sort()).toEqual(['/api/entities/about', '/api/entities/privacy']);
});

test('an edit is seen on every instance and behind nginx within 5 s of the webhook', async () => {
  const about = async (site: string) => headingOf((await ask(site, '/en/about')).body);
  const [title = ''] = await Promise.all(everywhere.map(about));
  for (const { url } of sites) {
    const before = await directAnswers(url, WATCH_TOKEN);
    await about(url);
    expect(await directAnswers(url, WATCH_TOKEN), 'answered before Next').toBe(before + 1);
  }
  expect(title).not.toBe('');
  edited.edit('/api/entities/about', title, 'Edited just now');
  const began = Date.now();
  const { refreshed } = await revalidate(sites[0], 'entity:about');
  expect(refreshed.join()).toContain('/api/entities/about');
  for (const site of everywhere) {
    await expect.poll(() => about(site), { interval: 100 }).toBe('Edited just now');
  }
  expect(Date.now() - began).toBeLessThan(SEEN_MS);
});

test('an edit of a talent is seen on their profile and in every list', async () => {
  const { body: list } = await visit(`${sites[0].url}/modelos`);
  const [, profile = '', id] = PROFILE.exec(list) ?? [];
  const name = headingOf((await visit(sites[1].url + profile)).body);
  expect(list.includes(name)).toBe(true);
  edited.edit('/api/talent', name, 'Zuleica Nova');
  await revalidate(sites[1], `talent:${id}`);
  for (const site of everywhere) {
    for (const place of ['/modelos', profile]) {
      const seen = () =>
        fetch(site + place).then(async (answer) => (await answer.text()).includes('Zuleica Nova'));
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(true);
    }
  }
});

test('a talent who leaves is 404 everywhere, behind nginx as well, with a link to the list', async () => {
  const { body: list } = await visit(`${sites[0].url}/modelos?page=2`);
  const [, profile = '', id = ''] = PROFILE.exec(list) ?? [];
  const preview = `/preview${profile}/picture.jpg`;
  for (const site of everywhere) {
    expect((await visit(site + profile)).status).toBe(200);
    const { status, headers } = await visit(site + preview);
    expect(status).toBe(200);
    // Visitors may omit the version in the address.
    if (site !== nginx.url) expect(headers.get('x-accel-expires')).toBe('600');
  }
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  await revalidate(sites[0], 'talents');
  for (const site of everywhere) {
    for (const place of [profile, `${profile}/composite.pdf`, preview]) {
      // nginx is not told who leaves; its copy of a preview expires after ten minutes.
      if (site === nginx.url && place === preview) continue;
      const seen = () => visit(site + place).then((answer) => answer.status);
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(404);
    }
  }
  const missing = await visit(sites[0].url + profile);
  expect(missing.body).toContain('Perfil indisponível | Vitrine');
  expect(missing.body).toMatch(/<a [^>]*href="\/modelos"[^>]*>Ver modelos</);
  expect(missing.headers.get('x-robots-tag')).toBe('noindex');
  const { body: pdf } = await visit(`${sites[0].url}/en${profile}/composite.pdf`, {
    headers: { accept: 'text/html' },
    redirect: 'follow',
  });
  expect(pdf).toContain('<a href="/en/models">See models</a>');
  const sitemap = await visit(`${sites[0].url}/sitemap-pt.xml`);
  expect(sitemap.body).toContain('<loc>');
  expect(sitemap.body).not.toContain(profile);
});
