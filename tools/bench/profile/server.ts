import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { warm, withSite } from '../tools/site.ts';
import { alternating } from '../tools/throughput.ts';

type Frame = { functionName: string; url: string };
type Node = { id: number; callFrame: Frame };
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] };
type Allocations = { callFrame: Frame; selfSize: number; children: Allocations[] };

/** Shares or bytes, by the part of the server that they belong to. */
export type ByKind = Readonly<Record<string, number>>;

/** The parts of the server; the first match names the part of a function. */
const KINDS: readonly [string, (frame: Frame) => boolean][] = [
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['compression', ({ url }) => url.startsWith('node:zlib')],
  ['React: rendering', ({ url }) => url.includes('app-page-turbo')],
  ['the site: pages and components', ({ url }) => url.includes('/.next/server/chunks/ssr/')],
  ['the site: middleware, headers, page cache', ({ url }) => /middleware|platform\/next/.test(url)],
  ['the site: middleware, headers, page cache', ({ url }) => url.includes('/.next/server/')],
  ['Next: routing and serving', ({ url }) => url.includes('/node_modules/next/')],
  ['Node: streams, sockets, HTTP', ({ url }) => url.startsWith('node:') || url === ''],
];

const PROBE = path.join(import.meta.dirname, '../tools/allocation-probe.mjs');

const IDLE = new Set(['(idle)', '(program)']);

const kindOf = (frame: Frame) => KINDS.find(([, fits]) => fits(frame))?.[0] ?? 'other';

/** Shares of the time on the processor. */
function sharesOf({ nodes, samples, timeDeltas }: Profile): ByKind {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sums = new Map<string, number>();
  samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || IDLE.has(frame.functionName)) return;
    const kind = kindOf(frame);
    sums.set(kind, (sums.get(kind) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
  const sorted = [...sums].toSorted((one, next) => next[1] - one[1]);
  return Object.fromEntries(sorted.map(([kind, sum]) => [kind, sum / all]));
}

/** Bytes allocated per response. */
function bytesOf(root: Allocations, answers: number): ByKind {
  const sums: Record<string, number> = {};
  const add = ({ callFrame, selfSize, children }: Allocations) => {
    const kind = kindOf(callFrame);
    sums[kind] = (sums[kind] ?? 0) + selfSize / answers;
    children.forEach(add);
  };
  add(root);
  return sums;
}

/**
 * Starts a site with these variables, puts a path under load with 16 connections, and stops the
 * site. Returns responses per second. `PROBE_FILE` is for the allocation probe, which a signal
 * starts.
 */
function load(url: string, seconds: number, variables: Record<string, string>): Promise<number> {
  return withSite(
    async ({ site }) => {
      await warm(site.url + url);
      if (variables.PROBE_FILE) process.kill(site.pid, 'SIGUSR1');
      const { page } = await alternating({ page: site.url + url }, { rounds: 1, seconds });
      await site.terminate();
      return page;
    },
    { variables },
  );
}

/** Profiles a server under load: shares of processor time, and bytes allocated per response. */
export async function profileServer(url: string, seconds: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-profile-'));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  try {
    const cpu = { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` };
    const perSecond = await load(url, seconds, cpu);
    const [file = ''] = readdirSync(folder);
    const shares = sharesOf(read(file) as Profile);
    const PROBE_FILE = path.join(folder, 'allocations');
    const sampled = await load(url, seconds, { NODE_OPTIONS: `--import=${PROBE}`, PROBE_FILE });
    // A second of load comes before those that are measured.
    const { head } = read('allocations') as { head: Allocations };
    return { perSecond, shares, bytes: bytesOf(head, sampled * (seconds + 1)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
