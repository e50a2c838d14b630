import { readFileSync } from 'node:fs';
import { talentId } from '../../tests/demo-panel/seed/talent.ts';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { startNginx } from '../../tests/fixtures/nginx.ts';
import { startRedisServer } from '../../tests/fixtures/redis-server.ts';
import { startSite } from '../../tests/fixtures/site-process.ts';
import { figuresOf, type Run } from './report.ts';
import { type Parts, startStorage, TROUBLES } from './troubles.ts';
import { type Post, postSomething, type Visit, visitSomething } from './visitors.ts';

/**
 * Runs the deployment (two instances behind nginx with Redis) for ten minutes (`--short`: one;
 * `--seconds 300`), with visitors, forms, and a fault every few seconds. Exits with 1 when a
 * visitor saw an unexpected response, or a false confirmation of a form. The long run writes its
 * report here.
 */
const LONG_SECONDS = 600;
const given = process.argv[process.argv.indexOf('--seconds') + 1];
const SECONDS = process.argv.includes('--short') ? 60 : Number(given) || LONG_SECONDS;
const VISITORS = 6;
const SENDERS = 2;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const between = (from: number, to: number) => from + Math.random() * (to - from);

const panel = await startPanel({ pictures: 'plain' });
const redis = await startRedisServer();
const storage = await startStorage();
const variables = {
  STORAGE_URL: storage.url,
  ...{ SITE_URL: 'http://site.test', REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1' },
  REVALIDATE_SECRET: 'only the panel knows',
};
const sites: Parts['sites'] = [
  await startSite(panel.url, variables),
  await startSite(panel.url, variables),
];
const nginx = await startNginx(sites.map(({ url }) => url));
const renamed = { id: talentId(0), name: 'Zuleica Nova' };
const parts: Parts = { panel, storage, nginx, redis, variables, sites, renamed };
const steady = parts.sites[0].pid;

const visits: Visit[] = [];
const posts: Post[] = [];
const memory: Run['memory'][number][] = [];
const troubles: Run['troubles'][number][] = [];
const began = Date.now();
const isOver = () => Date.now() - began >= SECONDS * 1000;

async function visitor(): Promise<void> {
  while (!isOver()) {
    visits.push(await visitSomething(nginx.url, renamed.id));
    await pause(between(5, 60));
  }
}

async function sender(): Promise<void> {
  while (!isOver()) {
    const { visit, post } = await postSomething(nginx.url);
    visits.push(visit);
    posts.push(post);
    await pause(between(50, 300));
  }
}

async function trouble(): Promise<void> {
  const names = Object.keys(TROUBLES);
  for (let place = 0; !isOver(); place += 1) {
    await pause(between(500, 2_500));
    // Round-robin, so that a short run meets all of them.
    const name = names[place % names.length] ?? '';
    const from = Date.now();
    await TROUBLES[name]?.(parts, between(500, 3_000));
    troubles.push({ name, from, to: Date.now() });
  }
}

async function watchMemory(): Promise<void> {
  while (!isOver()) {
    const [, pages = '0'] = readFileSync(`/proc/${steady}/statm`, 'utf8').split(' ');
    const megabytes = Math.round((Number(pages) * 4096) / 1e6);
    memory.push({ second: (Date.now() - began) / 1000, megabytes });
    await pause(1_000);
  }
}

console.info(`Soaking for ${SECONDS} seconds …`);
await Promise.all([
  ...Array.from({ length: VISITORS }, visitor),
  ...Array.from({ length: SENDERS }, sender),
  trouble(),
  watchMemory(),
]);
panel.clearFaults();

const received = new Map<string, number>();
for (const entry of panel.entries()) {
  const [marker = ''] = /soak-[\da-f-]{36}/.exec(JSON.stringify(entry)) ?? [];
  received.set(marker, (received.get(marker) ?? 0) + 1);
}
const run: Run = { began, seconds: SECONDS, visits, posts, received, memory, troubles };
const figures = figuresOf(run);
console.info(JSON.stringify(figures, null, 2));

await nginx.stop();
await Promise.all(parts.sites.map((site) => site.stop()));
await redis.stop();
await panel.close();
process.exit(figures.violations.length > 0 ? 1 : 0);
