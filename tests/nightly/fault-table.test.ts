import { afterAll, expect, test } from 'vitest';
import type { Fault } from '../demo-panel/faults.ts';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { loadedBefore } from '../fixtures/site-process.ts';
import { ownServers } from '../server/visit.ts';

/** A page, and its status for its first visitor while the services fail. */
const PAGES = [
  ['home', '/', 503],
  ['roster', '/modelos', 503],
  ['filtered view', '/modelos?letter=a', 503],
  ['profile', 'a profile', 503],
  ['blog', '/blog', 503],
  ['post', 'a post', 404],
  ['text', '/sobre', 503],
  ['scouting', '/seja-um-modelo', 503],
  ['shared selection', `/favoritos?ids=${inventProfile(3).id}`, 503],
  ['contact', '/contato', 200],
] as const;

const FAULTS: readonly Fault[] = [
  { kind: 'down' },
  { kind: 'reset' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'hang' },
  { kind: 'drip' },
  { kind: 'slow', ms: 20_000 },
  { kind: 'truncated' },
  { kind: 'half' },
  { kind: 'malformed' },
  { kind: 'huge' },
];

/** The time limit for the reads of a page, and the delay of a machine under load. */
const TIMEOUT_MS = 5_000;
const RECOVERY_MS = 30_000;

type Answer = { status: number; ms: number; text: string };
const rows: string[] = [];

/** The visible text of a page. */
function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main.replace(/<script.*?<\/script>|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

async function visit(url: string): Promise<Answer> {
  const begunAt = performance.now();
  const ms = () => Math.round(performance.now() - begunAt);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: textOf(await answer.text()), ms: ms() };
  } catch {
    return { status: 0, text: '', ms: ms() };
  }
}

/** The paths of all pages, with a profile and a post that the site names. */
async function pathsOf(site: string): Promise<string[]> {
  const link = async (page: string, pattern: RegExp) => {
    const [found] = pattern.exec(await (await fetch(site + page)).text()) ?? [];
    if (!found) throw new Error(`${page} names none`);
    return found;
  };
  const profile = await link('/modelos', /\/modelos\/\d+\/[a-z-]+/);
  const post = await link('/blog', /\/blog\/\d+\/[a-z\d-]+/);
  return PAGES.map(([name, page]) => ({ profile, post })[name as string] ?? page);
}

test.each(FAULTS)('every page survives %o', async (fault) => {
  const { panel, site } = await ownServers(loadedBefore('site-clock.mjs'));
  const cold = await ownServers();
  const paths = await pathsOf(site.url);
  const visitAll = (url: string) => Promise.all(paths.map((page) => visit(url + page)));

  cold.panel.fail(fault);
  const first = await visitAll(cold.site.url);
  cold.panel.clearFaults();
  const clearedAt = performance.now();
  await expect
    .poll(async () => (await visitAll(cold.site.url)).map(({ status }) => status), {
      timeout: RECOVERY_MS,
      interval: 200,
    })
    .toEqual(paths.map(() => 200));
  const recoveredMs = Math.round(performance.now() - clearedAt);

  const good = await visitAll(site.url);
  expect(good.map(({ status }) => status)).toEqual(paths.map(() => 200));
  panel.fail(fault);
  const cached = await visitAll(site.url);
  process.kill(site.pid, 'SIGUSR2');
  const stale = await visitAll(site.url);
  const again = await visitAll(site.url);
  const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms));
  const statuses = PAGES.map((_, at) =>
    [first, cached, stale, again].map((answers) => answers[at]?.status).join(' '),
  );
  const times = [first, cached, stale, again].map(slowest).join(' ');
  rows.push(
    [`${fault.kind} ${fault.status ?? ''}`.trim(), ...statuses, times, recoveredMs].join(' | '),
  );

  expect(first.map(({ status }) => status)).toEqual(PAGES.map(([, , status]) => status));
  for (const answers of [cached, stale, again]) {
    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(
      good.map(({ status, text }) => ({ status, text })),
    );
  }
  panel.clearFaults();
  panel.resetLog();
  const readAgain = async () => {
    await visitAll(site.url);
    return panel.log.flatMap(({ path: called, status }) => (status === 200 ? [called] : []));
  };
  await expect
    .poll(readAgain, { timeout: RECOVERY_MS, interval: 500 })
    .toEqual(
      expect.arrayContaining([
        ...['/api/slides/home', '/api/slides/banner', '/api/entities/about?language=pt'],
        expect.stringMatching(/^\/api\/talents\?/),
        expect.stringMatching(/^\/api\/talent\/profile/),
      ]),
    );
});

afterAll(() => {
  if (rows.length === 0) return;
  const head = ['fault', ...PAGES.map(([name]) => name), 'slowest (ms)', 'recovered after (ms)'];
  console.info(`
| ${head.join(' | ')} |
|${head.map(() => '---').join('|')}|
${rows.map((row) => `| ${row} |`).join('\n')}
`);
});
