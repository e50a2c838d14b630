import { startSite } from '../../fixtures/site-process.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { startRedis } from '../tools/redis.ts';
import { warm, withSite } from '../tools/site.ts';
import { during, visit } from '../tools/visits.ts';

const PATHS = ['/', '/modelos', '/modelos?letter=a', '/sobre', '/contato'];

type Load = { failed: number; slowest: number };

/** Four visitors without a pause at each site, all at the same time. */
async function loads(urls: readonly string[], ms: number): Promise<Load[]> {
  return Promise.all(
    urls.map(async (url) => {
      const load = { failed: 0, slowest: 0 };
      let next = 0;
      await during(ms, 4, async () => {
        next += 1;
        const answer = await visit(url + PATHS[next % PATHS.length]);
        if (answer.status !== 200) load.failed += 1;
        load.slowest = Math.max(load.slowest, answer.ms);
      });
      return load;
    }),
  );
}

export const redisTrouble: Row = {
  number: 13,
  title: 'Redis stopped, full and killed, under load',
  how:
    'Two servers side by side, one with a Redis that is brought into trouble, one without any; four ' +
    'visitors without a pause at each. Slower means: its slowest answer beside the slowest of the other.',
  measure: ({ quick }) =>
    withSite(async ({ panel, site: control }) => {
      const redis = await startRedis();
      const site = await startSite(panel.url, { REDIS_URL: redis.url });
      try {
        for (const path of PATHS) await warm(site.url + path);
        for (const path of PATHS) await warm(control.url + path);
        const troubles = {
          full: [redis.fill, redis.drain],
          stopped: [redis.freeze, redis.thaw],
          killed: [redis.kill, () => {}],
        } as const;
        const figures: Figure[] = [];
        for (const [name, [begin, end]] of Object.entries(troubles)) {
          await begin();
          const [disturbed, quiet] = await loads([site.url, control.url], quick ? 4_000 : 20_000);
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
