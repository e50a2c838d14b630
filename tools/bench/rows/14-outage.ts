import type { LoggedCall } from '../../../tests/demo-panel/log.ts';
import { startPanel } from '../../../tests/demo-panel/start.ts';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Figure, type Row } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { withSite } from '../tools/site.ts';
import { during, visit } from '../tools/visits.ts';

const SIGN_INS = { integration: '/api/signin', panel: '/api/login' } as const;
const WINDOW_MS = 5_000;

/** The highest number of calls within any five seconds. */
function mostInWindow(calls: readonly LoggedCall[]): number {
  const counts = calls.map(
    ({ at }) => calls.filter((other) => other.at >= at && other.at < at + WINDOW_MS).length,
  );
  return Math.max(0, ...counts);
}

/** Everything is down when a site starts: it goes on trying to sign in. */
async function signIns(ms: number): Promise<Figure[]> {
  const panel = await startPanel();
  panel.fail({ kind: 'down' });
  const site = await startSite(panel.url);
  try {
    const paths = ['/', '/modelos', '/modelos?letter=a', '/sobre', '/blog'];
    let next = 0;
    await during(ms, 2, async () => {
      next += 1;
      await visit(site.url + paths[next % paths.length]);
      await pause(100);
    });
    return Object.entries(SIGN_INS).map(([service, path]): Figure => {
      const calls = panel.log.filter((call) => call.path.startsWith(path));
      return {
        name: `sign-ins at the ${service} in five seconds`,
        value: calls.length > 0 ? mostInWindow(calls) : null,
        unit: '',
        target: { most: 1 },
        note: `${calls.length} in ${ms / 1000} s`,
        noise: EXACT,
      };
    });
  } finally {
    await site.stop();
    await panel.close();
  }
}

/**
 * Signing in works and one read fails: the calls of each visit that made any, one visit at a time.
 */
function attemptsPerRead(ms: number): Promise<Figure> {
  return withSite(async ({ panel, site }) => {
    panel.fail({ kind: 'status', status: 500, route: '/api/entities' });
    const perVisit: number[] = [];
    await during(ms, 1, async () => {
      panel.resetLog();
      await visit(`${site.url}/sobre`);
      perVisit.push(panel.log.filter(({ path }) => path.startsWith('/api/entities')).length);
      await pause(100);
    });
    const reading = perVisit.filter((calls) => calls > 0);
    const calls = reading.reduce((sum, one) => sum + one, 0);
    return {
      name: 'attempts per stale read',
      value: calls / reading.length,
      unit: '',
      target: { most: 1.1 },
      note: `${calls} attempts in ${reading.length} of ${perVisit.length} visits`,
      noise: 0.05,
    };
  });
}

export const outage: Row = {
  number: 14,
  title: 'A minute of outage, cold',
  how:
    'A site starts while all services cut every connection, and two visitors go round the pages: sign-ins in the log of ' +
    'the stand-in. Then signing in works and the text of a page answers 500, for one visitor: calls ' +
    'for it in each visit that made any, of which the first may be a retry. A short run takes ' +
    'fifteen seconds and forty.',
  async measure({ quick }) {
    const signedIn = await signIns(quick ? 15_000 : 60_000);
    return [...signedIn, await attemptsPerRead(quick ? 40_000 : 60_000)];
  },
};
