import type { Panel } from '../../tests/demo-panel/start.ts';
import type { RedisServer } from '../../tests/fixtures/redis-server.ts';
import { type Site, startSite } from '../../tests/fixtures/site-process.ts';

export type Parts = {
  panel: Panel;
  redis: RedisServer;
  sites: [Site, Site];
  variables: Record<string, string>;
  /** The talent who is renamed and back, and the other name. */
  renamed: { id: number; name: string };
};

/** Ends an instance and starts it again in its place. */
async function replace(
  parts: Parts,
  place: 0 | 1,
  end: (site: Site) => Promise<unknown>,
): Promise<void> {
  const { port } = new URL(parts.sites[place].url);
  await end(parts.sites[place]);
  parts.sites[place] = await startSite(parts.panel.url, { ...parts.variables, PORT: port });
}

/** Renames the talent and tells one instance; the other one learns of it from Redis, within a second. */
async function rename({ panel, sites, variables, renamed: { id } }: Parts, name: string | null) {
  panel.rename(id, name);
  await fetch(`${sites[1].url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables.REVALIDATE_SECRET}` },
    body: JSON.stringify({ tags: [`talent:${id}`] }),
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What goes wrong, each for a moment. The first instance is left alone, to see its memory grow. */
export const TROUBLES: Record<string, (parts: Parts, ms: number) => Promise<void>> = {
  async 'services down'({ panel }, ms) {
    panel.fail({ kind: 'down', forMs: ms });
    await pause(ms);
  },
  async 'services answer 500'({ panel }, ms) {
    panel.fail({ kind: 'status', status: 500, forMs: ms });
    await pause(ms);
  },
  async 'services slow'({ panel }, ms) {
    panel.fail({ kind: 'slow', ms: 800, forMs: ms });
    await pause(ms);
  },
  async 'services hang'({ panel }, ms) {
    panel.fail({ kind: 'hang', forMs: ms });
    await pause(ms);
  },
  async 'answers cut'({ panel }, ms) {
    panel.fail({ kind: 'reset', forMs: ms });
    await pause(ms);
  },
  async 'talent renamed'(parts, ms) {
    await rename(parts, parts.renamed.name);
    await pause(ms);
    await rename(parts, null);
  },
  'instance restarted': (parts) => replace(parts, 1, (site) => site.terminate()),
  'instance killed': (parts) => replace(parts, 1, (site) => site.stop()),
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
