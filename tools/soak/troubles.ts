import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Panel } from '../../tests/demo-panel/start.ts';
import { idleReaders } from '../../tests/fixtures/idle-readers.ts';
import type { Nginx } from '../../tests/fixtures/nginx.ts';
import type { RedisServer } from '../../tests/fixtures/redis-server.ts';
import { type Site, startSite } from '../../tests/fixtures/site-process.ts';

const PICTURE = Buffer.alloc(9 * 1024 * 1024, 'picture');

/** A storage in which every path is a large picture, or fails. */
export async function startStorage() {
  const server = createServer((_request, response) => {
    if (storage.failing) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = { url: `http://127.0.0.1:${port}`, failing: false };
  return storage;
}

export type Parts = {
  panel: Panel;
  storage: { failing: boolean };
  nginx: Nginx;
  redis: RedisServer;
  sites: [Site, Site];
  variables: Record<string, string>;
  /** The talent who is renamed and back, and the other name. */
  renamed: { id: number; name: string };
};

/** Stops an instance and starts a new one instead. */
async function replace(
  parts: Parts,
  place: 0 | 1,
  end: (site: Site) => Promise<unknown>,
): Promise<void> {
  const { port } = new URL(parts.sites[place].url);
  await end(parts.sites[place]);
  parts.sites[place] = await startSite(parts.panel.url, { ...parts.variables, PORT: port });
}

/** Optimized, and as the storage has it. */
const PICTURES = [
  '/_next/image?url=%2Fstorage%2Fdesktop%2Fa.jpg&w=640&q=75',
  '/storage/desktop/a.jpg',
];
const READERS = 60;

/**
 * Renames the talent and notifies one instance; the other polls Redis every second.
 */
async function rename({ panel, sites, variables, renamed: { id } }: Parts, name: string | null) {
  panel.rename(id, name);
  await fetch(`${sites[1].url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${variables.REVALIDATE_SECRET}` },
    body: JSON.stringify({ tags: [`talent:${id}`] }),
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Temporary faults. The first instance is undisturbed, to watch its memory. */
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
  async 'pictures failing'({ storage, nginx }, ms) {
    storage.failing = true;
    for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
      await Promise.all(PICTURES.map(async (path) => (await fetch(nginx.url + path)).text()));
    }
    storage.failing = false;
  },
  async 'slow readers'({ nginx }, ms) {
    // Half of them from one address, which reaches its limit.
    const from = (reader: number) => (reader % 2 ? '127.0.0.9' : `127.0.9.${reader + 1}`);
    const how = { count: READERS, from };
    const { leave } = await idleReaders(nginx.url, '/storage/desktop/a.jpg', how);
    await pause(ms);
    leave();
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
