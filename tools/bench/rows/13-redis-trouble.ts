import { type RedisServer, startRedisServer } from '../../../tests/fixtures/redis-server.ts';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { warm, withSite } from '../tools/site.ts';
import { during, visit } from '../tools/visits.ts';

const CACHED = ['/', '/modelos', '/modelos?letter=a', '/sobre', '/contato'];
const FLUSH_EVERY_MS = 250;

type Load = { failed: number; slowest: number };

/** Profiles of the site, in its own order: uncached pages, whose reads are looked up in Redis. */
async function profilesOf(url: string): Promise<string[]> {
  const { body } = await visit(`${url}/sitemap-pt.xml`);
  const paths = Array.from(
    body.matchAll(/<loc>[^<]*(\/modelos\/\d+\/[^<]+)<\/loc>/g),
    ([, one]) => one,
  );
  if (paths.length === 0) throw new Error('The sitemap names no profile');
  return paths.filter((one) => one !== undefined);
}

/**
 * Four visitors without pause at each site, all at the same time: cached pages, alternating with
 * profiles that are new to the site until all have been seen.
 */
async function loads(
  urls: readonly string[],
  profiles: readonly string[],
  ms: number,
): Promise<Load[]> {
  return Promise.all(
    urls.map(async (url) => {
      const load = { failed: 0, slowest: 0 };
      let next = 0;
      await during(ms, 4, async () => {
        const paths = next % 2 === 0 ? CACHED : profiles;
        const path = paths[Math.floor(next / 2) % paths.length];
        next += 1;
        const answer = await visit(url + path);
        if (answer.status !== 200) load.failed += 1;
        load.slowest = Math.max(load.slowest, answer.ms);
      });
      return load;
    }),
  );
}

/** The ways to break Redis. Each ends its own fault, except for the last. */
function troublesOf({ client, halt, resume, kill }: RedisServer) {
  let flushing: NodeJS.Timeout;
  const unbounded = () => client.config('SET', 'maxmemory', '0');
  return {
    flushed: [
      () => {
        flushing = setInterval(() => void client.flushall(), FLUSH_EVERY_MS);
      },
      () => clearInterval(flushing),
    ],
    full: [
      () => client.config('SET', 'maxmemory', '1', 'maxmemory-policy', 'noeviction'),
      unbounded,
    ],
    stopped: [halt, resume],
    killed: [kill, () => {}],
  } as const;
}

export const redisTrouble: Row = {
  number: 13,
  title: 'Redis flushed, full, stopped and killed, under load',
  how:
    'Two servers side by side, one with a Redis that is brought into trouble, one without any; four ' +
    'visitors without a pause at each, who request cached pages and profiles that are new to it. ' +
    'Slower means: its slowest answer beside the slowest of the other.',
  measure: ({ quick }) =>
    withSite(async ({ panel, site: control }) => {
      const redis = await startRedisServer();
      const site = await startSite(panel.url, { REDIS_URL: redis.url });
      try {
        for (const path of CACHED) await warm(site.url + path);
        for (const path of CACHED) await warm(control.url + path);
        const profiles = await profilesOf(control.url);
        const figures: Figure[] = [];
        const troubles = Object.entries(troublesOf(redis));
        for (const [place, [name, [begin, end]]] of troubles.entries()) {
          const unseen = profiles.filter((_, index) => index % troubles.length === place);
          await begin();
          const [disturbed, quiet] = await loads(
            [site.url, control.url],
            unseen,
            quick ? 4_000 : 20_000,
          );
          await end();
          figures.push(
            {
              name: `${name}: failed pages`,
              value: disturbed?.failed ?? null,
              unit: '',
              target: { most: 0 },
              noise: EXACT,
            },
            {
              name: `${name}: slowest answer beside the control`,
              value: (disturbed?.slowest ?? 0) - (quiet?.slowest ?? 0),
              unit: 'ms',
              target: { most: 500 },
              reference: `${Math.round(quiet?.slowest ?? 0)} ms`,
              noise: TIMED,
            },
          );
        }
        return figures;
      } finally {
        await site.stop();
        await redis.stop();
      }
    }),
};
