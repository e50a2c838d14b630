import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeIndex } from '@/lib/talents/roster-index';
import { type Row, type Run, TIMED } from '../row.ts';
import { pause, stop, watchMemory } from '../tools/processes.ts';
import { type Office, withSite } from '../tools/site.ts';
import { during, forEach, visit } from '../tools/visits.ts';

const MB = 1024 * 1024;
/** Longer than the roster is kept, so that one refresh of it falls into the run. */
const WHOLE_RUN_MS = 330_000;
const MONITOR = path.resolve(import.meta.dirname, '../tools/loop-monitor.mjs');

/** The longest stall of a process that was started with the monitor, in milliseconds. */
async function stallOf(pid: number, loopFile: string): Promise<number> {
  const file = `${loopFile}.${pid}`;
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || !readFileSync(file, 'utf8')) await pause(50);
  return Number(readFileSync(file, 'utf8'));
}

/** The paths of as many profiles as are wanted, read off the pages of the list. */
async function manyProfiles(siteUrl: string, count: number): Promise<string[]> {
  const index = await fetch(`${siteUrl}/api/roster?view=models`);
  const rows = decodeIndex(await index.json());
  const html = await (await fetch(`${siteUrl}/modelos`)).text();
  const [, slug = ''] = /href="\/modelos\/\d+\/([a-z-]+)"/.exec(html) ?? [];
  return rows.slice(0, count).map(({ id }) => `/modelos/${id}/${slug}`);
}

/** Follows the one redirect to the right spelling, as a visitor with an old link does. */
async function visitProfile(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
}

async function work({ site }: Office, { quick }: Run): Promise<void> {
  const start = performance.now();
  await forEach(await manyProfiles(site.url, quick ? 200 : 6_000), 4, (profile) =>
    visitProfile(site.url + profile),
  );
  const filters = Array.from({ length: quick ? 20 : 500 }, (_, index) => {
    const low = 150 + (index % 40);
    return `/modelos?height=${low}-${low + 10}&letter=${'abcdefgh'[index % 8]}`;
  });
  await forEach(filters, 4, async (filter) => void (await visit(site.url + filter)));
  const left = quick ? 0 : WHOLE_RUN_MS - (performance.now() - start);
  await during(left, 1, async () => {
    await visit(`${site.url}/modelos?letter=a`);
    await pause(200);
  });
}

async function measure(run: Run) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-loop-'));
  const loopFile = path.join(folder, 'stall');
  const monitored = { NODE_OPTIONS: `--import=${MONITOR}`, LOOP_FILE: loopFile };
  const idle = spawn('node', ['-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, ...monitored },
    stdio: 'ignore',
  });
  try {
    return await withSite(
      async (office) => {
        await visit(`${office.site.url}/modelos`);
        const peak = watchMemory(office.site.pid);
        await work(office, run);
        const memory = peak();
        const stall = await stallOf(office.site.pid, loopFile);
        const control = await stallOf(idle.pid ?? 0, loopFile);
        return [
          {
            name: 'memory at the peak',
            value: memory,
            unit: 'bytes' as const,
            target: { most: 450 * MB },
            noise: TIMED,
          },
          {
            name: 'longest stall beyond that of an idle process',
            value: stall - control,
            unit: 'ms' as const,
            target: { most: 50 },
            reference: `${control.toFixed(0)} ms`,
            noise: TIMED,
          },
        ];
      },
      { panel: { talents: 10_000 }, variables: monitored },
    );
  } finally {
    await stop(idle);
    rmSync(folder, { recursive: true, force: true });
  }
}

export const manyTalents: Row = {
  number: 17,
  title: 'Memory and stalls with 10,000 talents',
  how:
    '6,000 profile pages and 500 filtered views, four at a time, going on until the roster was ' +
    'refreshed once (330 s); an idle Node process beside it has the same monitor of its event ' +
    'loop. A short run visits 200 and 20.',
  measure,
};
