import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../../tests/demo-panel/faults.ts';
import type { Panel } from '../../tests/demo-panel/start.ts';
import type { Nginx } from '../../tests/fixtures/nginx.ts';
import type { RedisServer } from '../../tests/fixtures/redis-server.ts';
import { type Site, startSite } from '../../tests/fixtures/site-process.ts';

export type Parts = {
  panel: Panel;
  nginx: Nginx;
  redis: RedisServer;
  sites: [Site, Site];
  variables: Record<string, string>;
  /** The talent who is renamed and back, and the other name. */
  renamed: { id: number; name: string };
};

type Trouble = (parts: Parts, ms: number) => Promise<void>;

const failing =
  (fault: Fault): Trouble =>
  async ({ panel }, ms) => {
    panel.fail({ ...fault, forMs: ms });
    await pause(ms);
  };

/** Starts a new instance in place of the second one, which was ended. */
async function replace({ panel, sites, variables }: Parts): Promise<void> {
  const { port } = new URL(sites[1].url);
  sites[1] = await startSite(panel.url, { ...variables, PORT: port });
}

/** Renames the talent and notifies one instance; the other polls Redis every second. */
async function rename({ panel, sites, variables, renamed: { id } }: Parts, name: string | null) {
  panel.rename(id, name);
  await fetch(`${sites[1].url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables.REVALIDATE_SECRET}` },
    body: JSON.stringify({ tags: [`talent:${id}`] }),
  });
}

/** Temporary faults. The first instance is undisturbed, to watch its memory. */
export const TROUBLES: Record<string, Trouble> = {
  'services down': failing({ kind: 'down' }),
  'services answer 500': failing({ kind: 'status', status: 500 }),
  'services slow': failing({ kind: 'slow', ms: 800 }),
  'services hang': failing({ kind: 'hang' }),
  'answers cut': failing({ kind: 'reset' }),
  async 'pictures failing'({ panel, nginx }, ms) {
    panel.fail({ kind: 'status', status: 500, route: '/storage', forMs: ms });
    for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
      // Of another name each time, which no cache has.
      const picture = encodeURIComponent(`/storage/desktop/${Date.now()}.jpg`);
      await (await fetch(`${nginx.url}/_next/image?url=${picture}&w=640&q=75`)).text();
    }
  },
  async 'talent renamed'(parts, ms) {
    await rename(parts, parts.renamed.name);
    await pause(ms);
    await rename(parts, null);
  },
  async 'instance restarted'(parts) {
    await parts.sites[1].terminate();
    await replace(parts);
  },
  async 'instance killed'(parts) {
    await parts.sites[1].stop();
    await replace(parts);
  },
  async 'Redis stopped'({ redis }, ms) {
    redis.halt();
    await pause(ms);
    redis.resume();
  },
  async 'Redis killed'({ redis }, ms) {
    await redis.kill();
    await pause(ms);
    await redis.restart();
  },
};
