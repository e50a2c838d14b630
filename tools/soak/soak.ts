import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { talentId } from '../../tests/demo-panel/seed/talent.ts';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { startNginx } from '../../tests/fixtures/nginx.ts';
import { startRedisServer } from '../../tests/fixtures/redis-server.ts';
import { startSite } from '../../tests/fixtures/site-process.ts';
import { type Parts, TROUBLES } from './troubles.ts';
import { type Post, postSomething, type Visit, visitSomething } from './visitors.ts';

/**
 * Runs the deployment (two instances behind nginx with Redis) for ten minutes (`--short`: one), with
 * visitors, forms, and a fault every few seconds. Exits with 1 when a visitor saw an unexpected
 * response, or a false confirmation of a form.
 */
const SECONDS = process.argv.includes('--short') ? 60 : 600;

/** The expected statuses for a visitor; a form may also be answered with 502. */
const DESIGNED = new Set([200, 404, 422, 429, 503]);

/** How much more memory an instance may need at the end than in the middle. */
const MAX_GROWTH = 1.35;
const MAX_MEGABYTES = 600;

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

function count(items: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

/** What is wrong with how often a message has arrived, after what its sender was told. */
function wrongOf(outcome: Post['outcome'], times: number): string | undefined {
  if (times > 1) return `${times} times there`;
  if (outcome === 'sent' && times === 0) return 'not there';
  if ((outcome === 'not-sent' || outcome === 'refused') && times > 0) return 'there';
  return undefined;
}

const between = (from: number, to: number) => from + Math.random() * (to - from);

const panel = await startPanel({ pictures: 'plain' });
const redis = await startRedisServer();
const variables = {
  ...{ SITE_URL: 'http://site.test', REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' },
  REVALIDATE_SECRET: 'only the panel knows',
};
const start = () => startSite(panel.url, variables);
const sites: Parts['sites'] = [await start(), await start()];
const nginx = await startNginx(sites.map(({ url }) => url));
const renamed = { id: talentId(0), name: 'Zuleica Nova' };
const parts: Parts = { panel, nginx, redis, variables, sites, renamed };
const steady = sites[0].pid;

const visits: Visit[] = [];
const posts: Post[] = [];
const memory: number[] = [];
const troubles: string[] = [];
const deadline = Date.now() + SECONDS * 1000;

/** Does something again and again until the end. */
async function repeat(work: (round: number) => Promise<unknown>, least: number, most: number) {
  for (let round = 0; Date.now() < deadline; round += 1) {
    await work(round);
    await pause(between(least, most));
  }
}

async function visit() {
  visits.push(await visitSomething(nginx.url, renamed.id));
}

async function send() {
  const sent = await postSomething(nginx.url);
  visits.push(sent.visit);
  posts.push(sent.post);
}

/** Each trouble in turn, so that a short run meets all of them. */
async function disturb(round: number) {
  const entries = Object.entries(TROUBLES);
  const [name, trouble] = entries[round % entries.length] ?? [];
  await trouble?.(parts, between(500, 3_000));
  troubles.push(name ?? '');
}

async function weigh() {
  const [, pages = '0'] = readFileSync(`/proc/${steady}/statm`, 'utf8').split(' ');
  memory.push(Math.round((Number(pages) * 4096) / 1e6));
}

console.info(`Soaking for ${SECONDS} seconds …`);
await Promise.all([
  ...Array.from({ length: 6 }, () => repeat(visit, 5, 60)),
  ...Array.from({ length: 2 }, () => repeat(send, 50, 300)),
  repeat(disturb, 500, 2_500),
  repeat(weigh, 1_000, 1_000),
]);
panel.clearFaults();

const received = new Map<string, number>();
for (const entry of panel.entries()) {
  const [marker = ''] = /soak-[\da-f-]{36}/.exec(JSON.stringify(entry)) ?? [];
  received.set(marker, (received.get(marker) ?? 0) + 1);
}
const violations = visits
  .filter(
    ({ status, path }) => !DESIGNED.has(status) && !(status === 502 && path === '/api/contact'),
  )
  .map(({ status, path, ms }) => `${status} to ${path} after ${ms} ms`);
for (const { marker, outcome } of posts) {
  const wrong = wrongOf(outcome, received.get(marker) ?? 0);
  if (wrong) violations.push(`${marker}: ${outcome}, but ${wrong}`);
}
const part = (from: number, to: number) =>
  percentile(memory.slice(memory.length * from, memory.length * to), 0.5);
const [middle, end] = [part(0.4, 0.6), part(0.8, 1)];
if (end > middle * MAX_GROWTH || end > MAX_MEGABYTES) {
  violations.push(`memory grew from ${middle} to ${end} MB`);
}
const times = visits.map(({ ms }) => ms);
const figures = {
  visits: visits.length,
  statuses: count(visits.map(({ status }) => status)),
  ms: { median: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) },
  posts: count(posts.map(({ outcome }) => outcome)),
  troubles: count(troubles),
  megabytes: { middle, end },
  violations,
};
console.info(JSON.stringify(figures, null, 2));

await nginx.stop();
await Promise.all(parts.sites.map((site) => site.stop()));
await redis.stop();
await panel.close();
process.exit(violations.length > 0 ? 1 : 0);
