import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type EditedPanel, editedPanel } from '../fixtures/edited-panel.ts';
import { type Nginx, startNginx } from '../fixtures/nginx.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';
import { type Site, startSite } from '../fixtures/site-process.ts';
import { visit } from './visit.ts';

const SECRET = 'only the panel knows';

/** Within this time of the webhook an edit is seen by everybody, in milliseconds. */
const SEEN_MS = 5_000;

let panel: Panel;
let edited: EditedPanel;
let redis: RedisServer;
let sites: [Site, Site];
let nginx: Nginx;

beforeAll(async () => {
  panel = await startPanel();
  edited = await editedPanel(panel.url);
  redis = await startRedisServer();
  const variables = { REDIS_URL: redis.url, REVALIDATE_SECRET: SECRET, TRUSTED_PROXY_HOPS: '1' };
  sites = [await startSite(edited.url, variables), await startSite(edited.url, variables)];
  nginx = await startNginx(sites.map(({ url }) => url));
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await redis.stop();
  await edited.close();
  await panel.close();
});

const everywhere = () => [sites[0].url, sites[1].url, nginx.url];

function revalidate(site: string, order: object, secret = SECRET) {
  return visit(`${site}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(order),
  });
}

function titleOf(page: string): string {
  return /<h1[^>]*>([^<]+)</.exec(page)?.[1] ?? '';
}

test('both sign in once, read once, and render once', async () => {
  const [one, other] = sites;
  for (const path of ['/', '/modelos', '/sobre']) {
    expect((await visit(one.url + path)).status).toBe(200);
  }
  await expect.poll(() => redis.client.keys('*:page:*')).toHaveLength(3);
  panel.resetLog();
  for (const path of ['/', '/modelos', '/sobre']) {
    const { status, body } = await visit(other.url + path);
    expect([status, body === (await visit(one.url + path)).body]).toEqual([200, true]);
  }
  // What no page needed yet is read by this one, with the bearer of the other.
  expect((await visit(`${other.url}/en/privacy`)).status).toBe(200);
  const calls = panel.log.map(({ path }) => path.split('?')[0]);
  expect(calls).toEqual(['/api/entities/privacy']);
});

test('what lies in Redis names no bearer', async () => {
  const keys = await redis.client.keys('vitrine:token:*');
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const sealed = (await redis.client.getBuffer(key))?.toString('latin1') ?? '';
    expect(sealed.length).toBeGreaterThan(40);
    expect(sealed).not.toMatch(/Bearer|renewAt/);
  }
});

test('an edit is seen on every instance and behind nginx within 5 s of the webhook', async () => {
  const about = async (site: string) => titleOf((await visit(`${site}/en/about`)).body);
  const [title = ''] = await Promise.all(everywhere().map(about));
  expect(title).not.toBe('');
  edited.edit('/api/entities/about', title, 'Edited just now');
  const began = Date.now();
  const { status, body } = await revalidate(sites[0].url, { tags: ['entity:about'] });
  expect(status).toBe(200);
  expect(JSON.parse(body).refreshed.join()).toContain('/api/entities/about');
  for (const site of everywhere()) {
    await expect.poll(() => about(site), { interval: 100 }).toBe('Edited just now');
  }
  expect(Date.now() - began).toBeLessThan(SEEN_MS);
});

test('an edit of a talent is seen on their profile and in every list', async () => {
  const { body: list } = await visit(`${sites[0].url}/modelos`);
  const [, path = '', id] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(list) ?? [];
  const { body: profile } = await visit(sites[1].url + path);
  const name = titleOf(profile);
  expect(list.includes(name)).toBe(true);
  edited.edit('/api/talent', name, 'Zuleica Nova');
  expect((await revalidate(sites[1].url, { tags: [`talent:${id}`] })).status).toBe(200);
  for (const site of everywhere()) {
    for (const place of ['/modelos', path]) {
      const seen = () =>
        fetch(site + place).then(async (answer) => (await answer.text()).includes('Zuleica Nova'));
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(true);
    }
  }
});

test('the webhook is for who knows the secret, and answers what it did', async () => {
  const { url } = sites[0];
  expect((await revalidate(url, { tags: ['slides'] }, 'guessed')).status).toBe(401);
  expect((await revalidate(url, { tags: [] })).status).toBe(400);
  expect((await revalidate(url, { tags: ['<script>'] })).status).toBe(400);
  panel.fail({ kind: 'status', status: 500, route: '/api/slides' });
  const { status, body } = await revalidate(url, { tags: ['slides'] });
  panel.clearFaults();
  expect([status, JSON.parse(body).refreshed]).toEqual([503, []]);
  expect(JSON.parse(body).failed.join()).toContain('HTTP_500');
  expect((await visit(url)).status, 'the kept answer stands').toBe(200);
});

test('the sixth post in a minute is refused, whichever instance it meets', async () => {
  const statuses: number[] = [];
  for (let one = 0; one < 6; one += 1) {
    const site = sites[one % 2] ?? sites[0];
    const { status } = await visit(`${site.url}/api/contact`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '192.0.2.77',
      },
      body: '{}',
    });
    statuses.push(status);
  }
  expect(statuses.map((status) => status === 429)).toEqual([
    ...[false, false, false, false, false, true],
  ]);
});

test('who leaves the roster is removed everywhere', async () => {
  const { body: list } = await visit(`${sites[0].url}/modelos?page=2`);
  const [, path = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(list) ?? [];
  for (const site of everywhere()) expect((await visit(site + path)).status).toBe(200);
  const kept = async () => [
    ...(await redis.client.keys(`*:page:*/${id}/*`)),
    ...(await redis.client.keys(`*:read:*id=${id}&*`)),
    ...(await redis.client.keys(`*:pages-of:talent:${id}`)),
  ];
  await expect.poll(() => kept().then(({ length }) => length)).toBe(3);
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  const { status } = await revalidate(sites[0].url, { tags: ['talents'], force: true });
  expect(status).toBe(200);
  for (const site of everywhere()) {
    const seen = () => visit(site + path).then((answer) => answer.status);
    await expect.poll(seen, { interval: 100 }).toBe(404);
  }
  await expect.poll(kept).toEqual([]);
});
