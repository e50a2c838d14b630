import type { Fault, FaultKind } from '../../demo-panel/faults.ts';
import { startSite } from '../../fixtures/site-process.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { firstName, startEditor } from '../tools/editor.ts';
import { pause } from '../tools/processes.ts';
import { warm, withSite } from '../tools/site.ts';
import { msUntil, visit } from '../tools/visits.ts';
import { PAGE_TYPES, type PagePaths, type PageType, pagePaths } from '../weight/page-types.ts';

const KINDS: readonly FaultKind[] = [
  ...(['down', 'reset', 'hang', 'drip', 'status', 'truncated', 'half'] as const),
  ...(['malformed', 'huge'] as const),
];
const REVALIDATION_MS = 300_000;
const COLD_LIMIT_MS = 3_000;

/** What a cold page may answer when it is not 503: some need no service, and a post is a 404. */
const EXPECTED: Partial<Record<PageType, readonly number[]>> = {
  favorites: [200],
  contact: [200],
  post: [404],
};

type Outcome = {
  /** The page types, with the fault, whose kept page failed or changed. */
  kept: string[];
  /** Those whose cold page did not answer as it has to, or not in time. */
  cold: string[];
  /** Milliseconds from the end of the fault until an edit made at that moment is seen. */
  fresh: number | null;
};

async function coldFailures(siteUrl: string, paths: PagePaths, kind: string): Promise<string[]> {
  const failures = PAGE_TYPES.map(async (type) => {
    const { status, ms } = await visit(siteUrl + paths[type]);
    const good = (EXPECTED[type] ?? [503]).includes(status) && ms <= COLD_LIMIT_MS;
    return good ? [] : [`${kind} ${type} ${status} in ${(ms / 1000).toFixed(1)} s`];
  });
  return (await Promise.all(failures)).flat();
}

async function keptFailures(
  siteUrl: string,
  paths: PagePaths,
  before: ReadonlyMap<string, string>,
  kind: string,
): Promise<string[]> {
  const failures: string[] = [];
  for (const type of PAGE_TYPES) {
    const { status, body } = await visit(siteUrl + paths[type]);
    if (status === 200 && body === before.get(type)) continue;
    failures.push(`${kind} ${type} ${status === 200 ? 'changed' : status}`);
  }
  return failures;
}

/**
 * One fault on a site of its own. A long run then waits until the kept pages are due; `prepared` is
 * called when there is nothing to do but wait.
 */
function outcomeOf(fault: Fault, quick: boolean, prepared: () => void): Promise<Outcome> {
  return withSite(async ({ panel, site: { url: plainUrl } }) => {
    const paths = await pagePaths(plainUrl);
    const editor = await startEditor(panel.url);
    const site = await startSite(editor.url);
    const coldSite = await startSite(panel.url);
    try {
      const before = new Map<string, string>();
      for (const type of PAGE_TYPES) {
        await warm(site.url + paths[type]);
        before.set(type, (await visit(site.url + paths[type])).body);
      }
      const name = await firstName(site.url);
      panel.fail(fault);
      const cold = await coldFailures(coldSite.url, paths, fault.kind);
      const kept = await keptFailures(site.url, paths, before, fault.kind);
      prepared();
      if (quick) return { kept, cold, fresh: null };
      await pause(REVALIDATION_MS + 1_000);
      kept.push(...(await keptFailures(site.url, paths, before, `${fault.kind} and due`)));
      editor.edit(name, `${name} Nova`);
      panel.clearFaults();
      const fresh = await msUntil(2 * REVALIDATION_MS + 30_000, async () =>
        (await visit(`${site.url}${paths.roster}`)).body.includes(`${name} Nova`),
      );
      return { kept, cold, fresh: fresh ?? Number.POSITIVE_INFINITY };
    } finally {
      await site.stop();
      await coldSite.stop();
      editor.close();
    }
  });
}

const counted = (name: string, failures: string[]): Figure => ({
  name,
  value: failures.length,
  unit: '',
  target: { most: 0 },
  note: failures.slice(0, 4).join(', ') || undefined,
  noise: EXACT,
});

export const faults: Row = {
  number: 11,
  title: 'Every fault of the services on every page type',
  how:
    `${KINDS.length} faults × ${PAGE_TYPES.length} page types, a server for each fault. Kept pages are ` +
    'asked for at once and again when they are due; cold ones all at once: 503, but 200 where no service is needed and 404 for a post. Freshness: a talent is ' +
    'renamed at the moment the fault ends, and the list is asked for each second. A short run tries ' +
    'three faults and leaves out what takes five minutes.',
  async measure({ quick }) {
    const kinds = quick ? KINDS.slice(0, 3) : KINDS;
    const running: Promise<Outcome>[] = [];
    // One after the other while there is work, so that none is slow for the sake of another.
    for (const kind of kinds) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const outcome = outcomeOf({ kind }, quick, resolve);
      running.push(outcome);
      await Promise.race([promise, outcome]);
    }
    const outcomes = await Promise.all(running);
    const figures = [
      counted(
        'kept pages that failed or changed',
        outcomes.flatMap(({ kept }) => kept),
      ),
      counted(
        'cold pages without the right answer within 3 s',
        outcomes.flatMap(({ cold }) => cold),
      ),
    ];
    if (quick) return figures;
    const slowest = Math.max(...outcomes.map(({ fresh }) => fresh ?? 0)) / 1000;
    const fresh = Number.isFinite(slowest)
      ? { value: slowest }
      : { value: null, note: 'not within ten minutes' };
    const target = { most: REVALIDATION_MS / 1000 + 5 };
    return [
      ...figures,
      { name: 'fresh after recovery', unit: 's', target, noise: TIMED, ...fresh },
    ];
  },
};
