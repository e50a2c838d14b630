import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inventProfile } from '../../tests/demo-panel/seed/profile.ts';
import { freePort, startSite } from '../../tests/fixtures/site-process.ts';

/** A roster of ten thousand, and its maximum cost. */
const TALENTS = 10_000;
const PROFILES = Number(process.env.SOAK_PROFILES ?? 6_000);
const VIEWS = 500;
const AT_ONCE = 8;
const BUDGET = { megabytes: 600, stallMs: 200 } as const;

const FIXTURES = path.resolve(import.meta.dirname, '../../tests/fixtures');
const PROBE = `--import=${FIXTURES}/stall-probe.mjs`;
const CLOCK = `--import=${FIXTURES}/site-clock.mjs`;
const LISTS = ['models', 'women', 'men', 'talents', 'new_faces', 'curvy', 'kids', 'teen', 'senior'];

type Probe = { rss: number; peak: number; stallMs: number; workMs: number };

function own(child: ChildProcess): ChildProcess {
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Requests paths, some concurrently, each as another client; every response is read to its end. */
async function visitAll(site: string, paths: readonly string[], atOnce = AT_ONCE): Promise<void> {
  const left = [...paths];
  const visitor = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const client = `10.0.${left.length >> 8}.${left.length & 255}`;
      const answer = await fetch(site + next, { headers: { 'x-forwarded-for': client } });
      if (answer.status !== 200) throw new Error(`${next}: status ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

test('ten thousand talents fit in memory, and no work on them blocks the event loop', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
  const files = { site: path.join(folder, 'site'), idle: path.join(folder, 'idle') };
  const panelPort = await freePort();
  const panelArguments = ['--port', String(panelPort), '--talents', String(TALENTS), '--quiet'];
  own(spawn('node', ['tests/demo-panel/server.ts', ...panelArguments], { stdio: 'ignore' }));
  const panel = `http://127.0.0.1:${panelPort}`;
  await expect
    .poll(
      () =>
        fetch(panel).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const site = await startSite(panel, {
    NODE_OPTIONS: `${PROBE} ${CLOCK}`,
    PROBE_FILE: files.site,
    TRUSTED_PROXY_HOPS: '1',
  });
  onTestFinished(() => site.stop());
  const idle = own(
    spawn('node', [PROBE, '-e', 'setInterval(() => {}, 1000)'], {
      env: { ...process.env, PROBE_FILE: files.idle },
      stdio: 'ignore',
    }),
  );
  const probe = (of: keyof typeof files) => JSON.parse(readFileSync(files[of], 'utf8')) as Probe;
  const rosterReads = async () => {
    const calls: { path: string }[] = await (await fetch(`${panel}/log.json`)).json();
    return calls.filter((call) => call.path.startsWith('/api/talents?')).length;
  };
  /** Makes the roster stale, and visits until the panel was called again. */
  async function rosterReadAgain(): Promise<void> {
    const before = await rosterReads();
    process.kill(site.pid, 'SIGUSR2');
    await expect
      .poll(() => visitAll(site.url, ['/modelos']).then(rosterReads), { timeout: 60_000 })
      .toBeGreaterThan(before);
  }
  const rows: string[] = [];
  let worst = 0;

  async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
    for (const pid of [site.pid, idle.pid ?? 0]) process.kill(pid, 'SIGUSR1');
    const begunAt = performance.now();
    await work();
    const seconds = (performance.now() - begunAt) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const [now, control] = [probe('site'), probe('idle')];
    const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
    // Delays of a busy machine do not count: a stall counts only for the processor time within it.
    const own = Math.min(now.stallMs - control.stallMs, now.workMs);
    if (what !== 'start') worst = Math.max(worst, own);
    rows.push(
      [what, seconds.toFixed(1), megabytes(now.rss), megabytes(now.peak)]
        .concat(...[now.stallMs, control.stallMs, now.workMs].map(Math.round))
        .join(' | '),
    );
    console.info(rows.at(-1));
  }

  const profiles = Array.from({ length: PROFILES }, (_, place) => inventProfile(place));
  const slug = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-');
  const profilePaths = profiles.map(({ id, name }) => `/modelos/${id}/${slug(name)}`);
  const letters = 'abcdefghijklmnoprstv';
  const views = Array.from({ length: VIEWS }, (_, one) => {
    const height = `${150 + (one % 20)}-${175 + (one % 25)}`;
    return `/modelos?letter=${letters[one % letters.length]}&height=${height}`;
  });
  const ids = profiles.slice(0, 50).map(({ id }) => id);
  const selections = Array.from({ length: 60 }, (_, one) => {
    return `/favoritos?ids=${[...ids.slice(one % 50), ...ids.slice(0, one % 50)].join()}`;
  });

  // The first page of each kind loads its modules, as a start does.
  const kinds = [
    '/',
    '/modelos',
    profilePaths[0],
    views[0],
    selections[0],
    '/api/roster?view=kids',
  ];
  const first = () => visitAll(site.url, kinds.map(String), 1);
  const arrived = () =>
    first().then(
      () => true,
      () => false,
    );
  await measure('start', () => expect.poll(arrived, { timeout: 60_000 }).toBe(true));
  await measure('the roster is read again', async () => {
    await rosterReadAgain();
    await visitAll(site.url, ['/modelos', '/en/models']);
  });
  await measure('all index views at once', () =>
    visitAll(
      site.url,
      LISTS.map((view) => `/api/roster?view=${view}`),
      LISTS.length,
    ),
  );
  await measure('60 shared selections at once', () => visitAll(site.url, selections, 60));
  await measure(`${VIEWS} filtered views`, () => visitAll(site.url, views));
  await measure(`${PROFILES} profile pages`, () => visitAll(site.url, profilePaths));
  await measure('the roster is read again, under load', async () => {
    await Promise.all([rosterReadAgain(), visitAll(site.url, views.slice(0, 100))]);
  });

  console.info(`
| what | seconds | MB | MB at the peak | stall (ms) | idle process (ms) | work (ms) |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`);
  expect(probe('site').peak / 2 ** 20).toBeLessThan(BUDGET.megabytes);
  expect(worst).toBeLessThan(BUDGET.stallMs);
});
