import path from 'node:path';
import type { Fault, FaultKind } from '../../../tests/demo-panel/faults.ts';
import { type Site, startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row, TIMED } from '../row.ts';
import { firstName, startEditor } from '../tools/editor.ts';
import { warm, withSite } from '../tools/site.ts';
import { msUntil, visit } from '../tools/visits.ts';
import { PAGE_TYPES, type PagePaths, type PageType, pagePaths } from '../weight/page-types.ts';

const KINDS: readonly FaultKind[] = [
  ...(['down', 'reset', 'hang', 'drip', 'status', 'truncated', 'half'] as const),
  ...(['malformed', 'huge'] as const),
];
/** How far a signal advances the clock of the server: the lifetime of a cached page. */
const STEP_MS = 301_000;
const CLOCK = `--import=${path.resolve(import.meta.dirname, '../../../tests/fixtures/site-clock.mjs')}`;
const COLD_LIMIT_MS = 3_000;

/** What a cold page may answer instead of 503: some need no service, and a post is a 404. */
const EXPECTED: Partial<Record<PageType, readonly number[]>> = {
  favorites: [200],
  contact: [200],
  verify: [200],
  post: [404],
};

type Outcome = {
  /** The page types, with the fault, whose cached page failed or changed. */
  cached: string[];
  /** Those whose cold page did not answer as it has to, or not in time. */
  cold: string[];
  /** Milliseconds from the end of the fault until an edit made at that moment is visible. */
  fresh: number;
};

async function coldFailures(siteUrl: string, paths: PagePaths, kind: string): Promise<string[]> {
  const failures = PAGE_TYPES.map(async (type) => {
    const { status, ms } = await visit(siteUrl + paths[type]);
    const good = (EXPECTED[type] ?? [503]).includes(status) && ms <= COLD_LIMIT_MS;
    return good ? [] : [`${kind} ${type} ${status} in ${(ms / 1000).toFixed(1)} s`];
  });
  return (await Promise.all(failures)).flat();
}

/** The data for the router, and the size adjustments of fallback fonts that Next writes. */
const NOT_SHOWN =
  /<script[^>]*>self\.__next_f\.push\(.*?<\/script>|<meta name="next-size-adjust" content=""\/>/gs;

/**
 * The visible content of a page. The data for the router repeats it in chunks whose numbering
 * depends on the order of rendering, and the position of the font adjustments in the head depends
 * on that too.
 */
async function shownAt(url: string): Promise<{ status: number; shown: string }> {
  const { status, body } = await visit(url);
  return { status, shown: body.replace(NOT_SHOWN, '') };
}

async function cachedFailures(
  siteUrl: string,
  paths: PagePaths,
  before: ReadonlyMap<string, string>,
  kind: string,
): Promise<string[]> {
  const failures: string[] = [];
  for (const type of PAGE_TYPES) {
    const { status, shown } = await shownAt(siteUrl + paths[type]);
    if (status === 200 && shown === before.get(type)) continue;
    failures.push(`${kind} ${type} ${status === 200 ? 'changed' : status}`);
  }
  return failures;
}

/**
 * Milliseconds from now until the list shows a name. Each time it does not for a while, the clock
 * of the server is advanced by the lifetime of a cached page, which is added.
 */
async function msUntilShown(site: Site, path: string, name: string): Promise<number> {
  const start = performance.now();
  for (let ahead = 0; ahead <= 2 * STEP_MS; ahead += STEP_MS) {
    const isShown = async () => (await visit(site.url + path)).body.includes(name);
    if ((await msUntil(8_000, isShown)) !== null) return performance.now() - start + ahead;
    process.kill(site.pid, 'SIGUSR2');
  }
  return Number.POSITIVE_INFINITY;
}

/** One fault on a site of its own, whose clock can be advanced. */
function outcomeOf(fault: Fault): Promise<Outcome> {
  return withSite(async ({ panel, site: coldSite }) => {
    const editor = await startEditor(panel.url);
    const site = await startSite(editor.url, { NODE_OPTIONS: CLOCK });
    try {
      const paths = await pagePaths(site.url);
      const before = new Map<string, string>();
      for (const type of PAGE_TYPES) {
        await warm(site.url + paths[type]);
        before.set(type, (await shownAt(site.url + paths[type])).shown);
      }
      const name = await firstName(site.url);
      panel.fail(fault);
      const cold = await coldFailures(coldSite.url, paths, fault.kind);
      const cached = await cachedFailures(site.url, paths, before, fault.kind);
      process.kill(site.pid, 'SIGUSR2');
      cached.push(...(await cachedFailures(site.url, paths, before, `${fault.kind} and stale`)));
      editor.edit(name, `${name} Nova`);
      panel.clearFaults();
      return { cached, cold, fresh: await msUntilShown(site, paths.roster, `${name} Nova`) };
    } finally {
      await site.stop();
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
    `${KINDS.length} faults × ${PAGE_TYPES.length} page types, a server for each fault. Cached pages are ` +
    'requested at once, and again when they are stale (the clock of the server is advanced); cold ones ' +
    'all at once: 503, but 200 where no service is needed and 404 for a post. Freshness: a talent is ' +
    'renamed at the moment the fault ends, and the list is requested each second. A short run covers ' +
    'three faults.',
  async measure({ quick }) {
    const outcomes: Outcome[] = [];
    for (const kind of quick ? KINDS.slice(0, 3) : KINDS) outcomes.push(await outcomeOf({ kind }));
    const slowest = Math.max(...outcomes.map(({ fresh }) => fresh)) / 1000;
    return [
      counted(
        'cached pages that failed or changed',
        outcomes.flatMap(({ cached }) => cached),
      ),
      counted(
        'cold pages without the right answer within 3 s',
        outcomes.flatMap(({ cold }) => cold),
      ),
      {
        name: 'fresh after recovery',
        value: Number.isFinite(slowest) ? slowest : null,
        unit: 's',
        target: { most: 305 },
        note: Number.isFinite(slowest) ? undefined : 'not within ten minutes',
        noise: TIMED,
      },
    ];
  },
};
