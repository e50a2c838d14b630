import { expect, onTestFinished, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { startChangedPanel } from '../fixtures/changed-panel.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

/** The address of both processes: another one would be another site in Redis. */
const SITE_URL = 'http://site.test';

const REVALIDATE_SECRET = 'a-secret-of-the-test';

const PATHS = ['/', '/modelos', '/modelos?letter=a', '/sobre'];

async function panelOfTest(): Promise<Panel> {
  const panel = await startPanel();
  onTestFinished(() => panel.close());
  return panel;
}

async function siteOfTest(panel: { url: string }, variables: Record<string, string>) {
  const site = await startSite(panel.url, variables);
  onTestFinished(() => site.stop());
  return site;
}

async function expectKnown(panel: Panel, variables: Record<string, string>) {
  const first = await siteOfTest(panel, variables);
  for (const one of PATHS) expect((await visit(first.url + one)).status, one).toBe(200);
  return first;
}

async function expectServedInOutage(panel: Panel, variables: Record<string, string>) {
  panel.fail({ kind: 'down' });
  const second = await siteOfTest(panel, variables);
  // A visitor waits for Redis only briefly, which a busy machine may exceed.
  for (const one of PATHS) {
    await expect
      .poll(async () => (await visit(second.url + one)).status, { message: one })
      .toBe(200);
  }
  expect((await visit(`${second.url}/en/privacy`)).status, 'never read').toBe(503);
  return second;
}

test('a restart during an outage serves the answers in Redis', async () => {
  const panel = await panelOfTest();
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const variables = { REDIS_URL: redis.url, SITE_URL };
  const first = await expectKnown(panel, variables);
  // Answers are written to Redis in the background, the long roster last.
  for (const [known, least] of [
    ['*:read:*', 4],
    ['*:read:*/api/talents*', 1],
  ] as const) {
    await expect
      .poll(() => redis.client.keys(known).then((keys) => keys.length))
      .toBeGreaterThanOrEqual(least);
  }
  await first.stop();
  await expectServedInOutage(panel, variables);
});

test('a talent who left is on no page, also after a restart in an outage', async () => {
  const panel = await panelOfTest();
  const edited = await startChangedPanel(panel.url);
  onTestFinished(() => edited.close());
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const variables = { REDIS_URL: redis.url, SITE_URL, REVALIDATE_SECRET };

  const first = await siteOfTest(edited, variables);
  // A busy machine may read the services later than a page waits for them.
  await expect.poll(() => visit(first.url).then(({ status }) => status)).toBe(200);
  const { body } = await visit(first.url);
  // One of the home page, whose list of talents is shorter than the roster.
  const [, way = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(body) ?? [];
  expect(id).not.toBe('');
  const namesLeaver = (page: { body: string }) => page.body.includes(`/modelos/${id}/`);
  const lists = ['/', '/modelos', `/modelos?letter=${way.split('/').at(-1)?.[0]}`];
  for (const one of [...lists, way]) expect((await visit(first.url + one)).status, one).toBe(200);
  edited.edit('/api/talents?language=pt&paginate=10000', `"id":${id},`, `"id":9${id},`);
  const headers = { Authorization: `Bearer ${REVALIDATE_SECRET}` };
  const tags = JSON.stringify({ tags: ['talents'] });
  await visit(`${first.url}/api/revalidate`, { method: 'POST', headers, body: tags });
  await expect.poll(() => visit(first.url + way).then(({ status }) => status)).toBe(404);
  for (const one of lists) expect(namesLeaver(await visit(first.url + one)), one).toBe(false);
  await first.terminate();

  panel.fail({ kind: 'down' });
  const second = await siteOfTest(edited, variables);
  // A visitor waits for Redis only briefly, which a busy machine may exceed.
  await expect.poll(() => visit(second.url + way).then(({ status }) => status)).toBe(404);
  for (const one of lists) {
    await expect.poll(() => visit(second.url + one).then(({ status }) => status)).toBe(200);
    expect(namesLeaver(await visit(second.url + one)), one).toBe(false);
  }
});
