import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { startChangedPanel } from '../fixtures/changed-panel.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { freePort, type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const REVALIDATE_SECRET = 'a-secret-of-the-test';
const PICTURE = /\/_next\/image\?url=[^"& ]+&amp;w=640&amp;q=75/;

async function siteOfTest(panel: { url: string }, variables: Record<string, string>) {
  const site = await startSite(panel.url, variables);
  onTestFinished(() => site.stop());
  return site;
}

/** The status of the first picture of the list. */
async function pictureOf(site: Site) {
  const { body } = await visit(`${site.url}/modelos`);
  const [picture = ''] = PICTURE.exec(body) ?? [];
  return () => visit(site.url + picture.replaceAll('&amp;', '&')).then(({ status }) => status);
}

test('a restart during an outage serves the answers in Redis, no talent who left and no picture that is deleted', async () => {
  const panel = await startPanel({ pictures: 'plain' });
  const edited = await startChangedPanel(panel.url);
  const redis = await startRedisServer();
  onTestFinished(async () => {
    await redis.stop();
    await edited.close();
    await panel.close();
  });
  // The address of both processes: another one would be another site in Redis.
  const SITE_URL = 'http://site.test';
  // On the same port a site has the same folder of pictures.
  const PORT = String(await freePort());
  const variables = { REDIS_URL: redis.url, SITE_URL, REVALIDATE_SECRET, PORT };
  const first = await siteOfTest(edited, variables);
  await untilWarm(first, '/');
  const { body } = await visit(first.url);
  // One of the home page, whose list of talents is shorter than the roster.
  const [, way = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(body) ?? [];
  expect(id).not.toBe('');
  const namesLeaver = (page: { body: string }) => page.body.includes(`/modelos/${id}/`);
  const lists = ['/', '/modelos', `/modelos?letter=${way.split('/').at(-1)?.[0]}`];
  await untilWarm(first, ...lists, way, '/sobre');
  edited.edit('/api/talents?language=pt&paginate=10000', `"id":${id},`, `"id":9${id},`);
  const headers = { Authorization: `Bearer ${REVALIDATE_SECRET}` };
  const tags = JSON.stringify({ tags: ['talents'] });
  await visit(`${first.url}/api/revalidate`, { method: 'POST', headers, body: tags });
  await expect.poll(() => visit(first.url + way).then(({ status }) => status)).toBe(404);
  for (const one of lists) expect(namesLeaver(await visit(first.url + one)), one).toBe(false);
  // Answers are written to Redis in the background, the long roster last.
  const inRedis = (reads: string) => redis.client.keys(reads).then((keys) => keys.length);
  await expect.poll(() => inRedis('*:read:*')).toBeGreaterThanOrEqual(4);
  await expect.poll(() => inRedis('*:read:*/api/talents*')).toBeGreaterThanOrEqual(1);
  expect(await (await pictureOf(first))()).toBe(200);
  const stored = () => (existsSync(first.pictures) ? readdirSync(first.pictures) : []);
  await expect.poll(stored).toHaveLength(1);
  panel.fail({ kind: 'status', status: 404, route: '/storage' });
  expect(await (await pictureOf(first))()).toBe(200);
  await first.terminate();
  // It deletes pictures of an hour ago when it starts, as every ten minutes.
  const time = Date.now() / 1000 - 3_600;
  for (const name of stored()) utimesSync(path.join(first.pictures, name), time, time);

  panel.fail({ kind: 'down' });
  const second = await siteOfTest(edited, variables);
  // A visitor waits for Redis only briefly, which a busy machine may exceed.
  await expect.poll(() => visit(second.url + way).then(({ status }) => status)).toBe(404);
  for (const one of [...lists, '/sobre']) {
    await expect.poll(() => visit(second.url + one).then(({ status }) => status)).toBe(200);
    expect(namesLeaver(await visit(second.url + one)), one).toBe(false);
  }
  expect((await visit(`${second.url}/en/privacy`)).status, 'never read').toBe(503);
  await expect.poll(await pictureOf(second)).toBe(404);
});
