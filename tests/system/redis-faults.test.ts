import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { type RedisServer, startRedisServer } from '../fixtures/redis-server.ts';
import { type Site, startSite, untilWarm } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

/**
 * How much longer a page may take while Redis fails than without Redis, in milliseconds. It limits
 * the median of many visits, as the slowest one depends on the machine.
 */
const SLOWER_MS = 500;
const VISITS = 24;
const PATHS = ['/', '/modelos', '/modelos?letter=a', '/sobre', '/en/about', '/blog'];

let panel: Panel;
let redis: RedisServer;
let site: Site;

beforeAll(async () => {
  panel = await startPanel();
  redis = await startRedisServer();
  site = await startSite(panel.url, { REDIS_URL: redis.url });
  for (const one of [site, { url: inject('site') }]) await untilWarm(one, ...PATHS);
});
afterAll(async () => {
  redis.resume();
  await site.stop();
  await redis.stop();
  await panel.close();
});

/** The median of many visits, in milliseconds, each of which must answer 200. */
async function middle(url: string): Promise<number> {
  const times: number[] = [];
  for (let one = 0; one < VISITS; one += 1) {
    const path = PATHS[one % PATHS.length] ?? '/';
    const began = performance.now();
    const { status } = await visit(url + path);
    expect([path, status]).toEqual([path, 200]);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[VISITS / 2] ?? Number.NaN;
}

/** Compares the site with the shared one, which has no Redis, at the same time. */
async function expectUndisturbed(): Promise<void> {
  const [disturbed, undisturbed] = await Promise.all([middle(site.url), middle(inject('site'))]);
  expect(disturbed - undisturbed).toBeLessThan(SLOWER_MS);
}

test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'full',
    async () => {
      await redis.client.config('SET', 'maxmemory-policy', 'noeviction');
      await redis.client.config('SET', 'maxmemory', '1');
    },
    () => redis.client.config('SET', 'maxmemory', '0'),
  ],
  ['stopped', async () => redis.halt(), async () => redis.resume()],
  ['killed', () => redis.kill(), () => redis.restart()],
])('Redis %s costs no page and no time, also after a restart', async (_fault, begin, end) => {
  await begin();
  await expectUndisturbed();
  await site.stop();
  site = await startSite(panel.url, { REDIS_URL: redis.url });
  await untilWarm(site, '/api/ready', ...PATHS);
  await expectUndisturbed();
  const { status } = await visit(`${site.url}/api/contact`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ website: '', filling_ms: 60_000 }),
  });
  expect(status, 'a form is looked at').toBe(422);
  await end();
  await redis.client.ping();
  await expect
    .poll(() => visit(`${site.url}/modelos?letter=b`).then(({ status }) => status))
    .toBe(200);
});
