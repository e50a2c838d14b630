import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { warm, withSite } from '../tools/site.ts';
import { alternating } from '../tools/throughput.ts';

type Node = {
  id: number;
  callFrame: { functionName: string; url: string };
};
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };

/** What a server did, as shares of its time on the processor. */
export type ServerShares = Readonly<Record<string, number>>;

/** The first that fits names what a function belongs to. */
const KINDS: readonly [string, (frame: Node['callFrame']) => boolean][] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['compression', ({ url }) => url.startsWith('node:zlib')],
  ['React: rendering', ({ url }) => url.includes('app-page-turbo')],
  ['the site: pages and components', ({ url }) => url.includes('/.next/server/chunks/ssr/')],
  ['the site: middleware, headers, page cache', ({ url }) => /middleware|platform\/next/.test(url)],
  ['the site: middleware, headers, page cache', ({ url }) => url.includes('/.next/server/')],
  ['Next: routing and serving', ({ url }) => url.includes('/node_modules/next/')],
  ['Node: streams, sockets, HTTP', ({ url }) => url.startsWith('node:') || url === ''],
];

const IDLE = new Set(['(idle)', '(program)']);

function sharesOf({ nodes, samples, timeDeltas }: Profile): ServerShares {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sums = new Map<string, number>();
  samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || IDLE.has(frame.functionName)) return;
    const [kind] = KINDS.find(([, fits]) => fits(frame)) ?? ['other'];
    sums.set(kind, (sums.get(kind) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
  const sorted = [...sums].toSorted((one, next) => next[1] - one[1]);
  return Object.fromEntries(sorted.map(([kind, sum]) => [kind, sum / all]));
}

/** Has 16 connections ask for a path as fast as they can, and tells what the server was busy with. */
export async function profileServer(url: string, seconds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-profile-'));
  try {
    const perSecond = await withSite(
      async ({ site }) => {
        await warm(site.url + url);
        const { page } = await alternating({ page: site.url + url }, { rounds: 1, seconds });
        await site.terminate();
        return page;
      },
      { variables: { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } },
    );
    const [file = ''] = readdirSync(folder);
    const profile: Profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return { perSecond, shares: sharesOf(profile) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
