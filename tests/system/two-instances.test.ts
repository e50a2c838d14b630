import { deserialize } from 'node:v8';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../fixtures/ask.ts';
import { type Deployment, startDeployment, WATCH_TOKEN } from '../fixtures/deployment.ts';
import { directAnswers, headingOf, visit } from '../server/visit.ts';

/** Within this time after the webhook every visitor sees an edit, in milliseconds. */
const SEEN_MS = 5_000;

let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());

test('both sign in once and read once', async () => {
  const { panel, redis, redisOf, sites } = deployment;
  const [one, other] = sites;
  for (const place of ['/', '/modelos', '/sobre']) {
    expect((await visit(one.url + place)).status).toBe(200);
  }
  const calls = panel.log.map((call) => call.path).filter((path) => !/login|signin/.test(path));
  const reads = new Set(calls);
  await expect.poll(() => redis.client.keys('*:read:*')).toHaveLength(reads.size);
  // A busy machine may answer the first commands of a cold process later than it waits for Redis.
  expect((await visit(`${other.url}/contato`)).status).toBe(200);
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

test('neither a bearer nor a birth date can be read in Redis', async () => {
  const { redis } = deployment;
  const reads = await redis.client.keys('*:read:*');
  expect(reads.length).toBeGreaterThan(2);
  for (const key of reads) {
    const stored = await redis.client.getBuffer(key);
    // Now and then encrypted bytes can be inflated, to a few meaningless ones.
    expect(() => deserialize(inflateRawSync(stored ?? Buffer.of())), key).toThrow();
  }
  // There may be none: a token obtained while Redis is slow is not shared. `shared-token.test.ts` has one.
  for (const key of await redis.client.keys('vitrine:*:token:*')) {
    const sealed = (await redis.client.getBuffer(key))?.toString('latin1') ?? '';
    expect(sealed.length).toBeGreaterThan(40);
    expect(sealed).not.toMatch(/Bearer|renewAt/);
  }
});

test('an edit is seen on every instance and behind nginx within 5 s of the webhook', async () => {
  const { edited, everywhere, revalidate, sites } = deployment;
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
  const answer = await revalidate(sites[0].url, { tags: ['entity:about'] });
  expect(answer.status).toBe(200);
  expect((await answer.json()).refreshed.join()).toContain('/api/entities/about');
  for (const site of everywhere) {
    await expect.poll(() => about(site), { interval: 100 }).toBe('Edited just now');
  }
  expect(Date.now() - began).toBeLessThan(SEEN_MS);
});

test('an edit of a talent is seen on their profile and in every list', async () => {
  const { edited, everywhere, revalidate, sites } = deployment;
  const { body: list } = await visit(`${sites[0].url}/modelos`);
  const [, profile = '', id] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(list) ?? [];
  const name = headingOf((await visit(sites[1].url + profile)).body);
  expect(list.includes(name)).toBe(true);
  edited.edit('/api/talent', name, 'Zuleica Nova');
  expect((await revalidate(sites[1].url, { tags: [`talent:${id}`] })).status).toBe(200);
  for (const site of everywhere) {
    for (const place of ['/modelos', profile]) {
      const seen = () =>
        fetch(site + place).then(async (answer) => (await answer.text()).includes('Zuleica Nova'));
      await expect.poll(seen, { interval: 100, message: site + place }).toBe(true);
    }
  }
});

test('the webhook is for who knows the secret, and answers what it did', async () => {
  const { panel, revalidate, sites } = deployment;
  const { url } = sites[0];
  expect((await revalidate(url, { tags: ['slides'] }, 'guessed')).status).toBe(401);
  expect((await revalidate(url, { tags: [] })).status).toBe(400);
  expect((await revalidate(url, { tags: ['<script>'] })).status).toBe(400);
  panel.fail({ kind: 'status', status: 500, route: '/api/slides' });
  const answer = await revalidate(url, { tags: ['slides'] });
  panel.clearFaults();
  const { refreshed, failed } = await answer.json();
  expect([answer.status, refreshed]).toEqual([503, []]);
  expect(failed.join()).toContain('HTTP_500');
  expect((await visit(url)).status, 'the previous answer remains in use').toBe(200);
});

test('the sixth post in a minute is refused, whichever instance it meets', async () => {
  const { sites } = deployment;
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
