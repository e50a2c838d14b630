import type { LoggedCall } from '../../demo-panel/log.ts';
import { EXACT, type Figure, type Row } from '../row.ts';
import { pause } from '../tools/processes.ts';
import { type Office, withSite } from '../tools/site.ts';
import { during, visit } from '../tools/visits.ts';

const SIGN_INS = { integration: '/api/signin', panel: '/api/login' } as const;
const WINDOW_MS = 5_000;

/** The most calls that fell into any five seconds. */
function mostInWindow(calls: readonly LoggedCall[]): number {
  const counts = calls.map(
    ({ at }) => calls.filter((other) => other.at >= at && other.at < at + WINDOW_MS).length,
  );
  return Math.max(0, ...counts);
}

/** Everything is down before the site starts: what it goes on trying is to sign in. */
function signIns(ms: number): Promise<Figure[]> {
  const measure = async ({ panel, site }: Office): Promise<Figure[]> => {
    const paths = ['/', '/modelos', '/modelos?letter=a', '/sobre', '/blog'];
    let next = 0;
    await during(ms, 2, async () => {
      next += 1;
      await visit(site.url + paths[next % paths.length]);
      await pause(100);
    });
    return Object.entries(SIGN_INS).map(([service, path]) => {
      const calls = panel.log.filter((call) => call.path.startsWith(path));
      return {
        name: `sign-ins at the ${service} in five seconds`,
        // None at all would mean that nothing was tried, and so nothing measured.
        value: calls.length > 0 ? mostInWindow(calls) : null,
        unit: '',
        target: { most: 1 },
        note: `${calls.length} in ${ms / 1000} s`,
        noise: EXACT,
      };
    });
  };
  return withSite(measure, { before: (panel) => panel.fail({ kind: 'down' }) });
}

/** Signing in works and one read fails: what each visit that tried it cost, one visit at a time. */
function tries(ms: number): Promise<Figure> {
  return withSite(async ({ panel, site }) => {
    panel.fail({ kind: 'status', status: 500, route: '/api/entities' });
    const perVisit: number[] = [];
    await during(ms, 1, async () => {
      panel.resetLog();
      await visit(`${site.url}/sobre`);
      perVisit.push(panel.log.filter(({ path }) => path.startsWith('/api/entities')).length);
      await pause(100);
    });
    const due = perVisit.filter((calls) => calls > 0);
    const calls = due.reduce((sum, one) => sum + one, 0);
    return {
      name: 'tries per read that was due',
      value: calls / due.length,
      unit: '',
      target: { most: 1.1 },
      note: `${calls} tries in ${due.length} of ${perVisit.length} visits`,
      noise: 0.05,
    };
  });
}

export const outage: Row = {
  number: 14,
  title: 'A minute of outage, cold',
  how:
    'All services cut every connection from before the site starts, while two visitors go round the pages: sign-ins in the log of ' +
    'the stand-in. Then signing in works and the text of a page answers 500, for one visitor: calls ' +
    'for it in each visit that made any. A short run takes ten seconds for each.',
  async measure({ quick }) {
    const ms = quick ? 10_000 : 60_000;
    return [...(await signIns(ms)), await tries(ms)];
  },
};
