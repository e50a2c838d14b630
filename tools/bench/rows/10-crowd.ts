import type { Panel } from '../../../tests/demo-panel/start.ts';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { visit } from '../tools/visits.ts';
import { profilePaths } from '../weight/page-types.ts';

const VISITORS = 100;
const SLOW_MS = 900;

/** The number of calls for the most requested resource. */
function mostCalls(panel: Panel): number {
  const counts = new Map<string, number>();
  for (const { method, path } of panel.log) {
    if (!path.startsWith('/api/')) continue;
    counts.set(`${method} ${path}`, (counts.get(`${method} ${path}`) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

async function crowdAt(panel: Panel, name: string, path: string): Promise<Figure[]> {
  const site = await startSite(panel.url);
  try {
    // Signs in, while everything else stays cold.
    await visit(`${site.url}/sobre`);
    panel.resetLog();
    panel.fail({ kind: 'slow', ms: SLOW_MS });
    const visits = Array.from({ length: VISITORS }, () => visit(site.url + path));
    const answers = await Promise.all(visits);
    panel.clearFaults();
    const failed = answers.filter(({ status }) => status !== 200);
    const note = failed.length > 0 ? `${failed[0]?.status}` : undefined;
    const common = { unit: '', noise: EXACT } as const;
    return [
      {
        name: `${name}: calls per resource`,
        value: mostCalls(panel),
        target: { most: 1 },
        ...common,
      },
      {
        name: `${name}: visitors without a page`,
        value: failed.length,
        target: { most: 0 },
        note,
        ...common,
      },
    ];
  } finally {
    panel.clearFaults();
    await site.stop();
  }
}

export const crowd: Row = {
  number: 10,
  title: 'A hundred visitors at once on cold caches',
  how:
    'A cold server that has signed in, services that take 0.9 s for each answer, 100 requests at ' +
    'once for the same page; the calls are counted in the log of the stand-in.',
  measure: () =>
    withSite(async ({ panel, site }) => {
      const [profile = ''] = await profilePaths(site.url);
      const pages = { home: '/', list: '/modelos', 'letter view': '/modelos?letter=a', profile };
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(pages)) {
        figures.push(...(await crowdAt(panel, name, path)));
      }
      return figures;
    }),
};
