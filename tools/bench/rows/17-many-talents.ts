import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeIndex } from '@/lib/talents/roster-index';
import { type Figure, type Row, type Run, TIMED } from '../row.ts';
import { pause, stop } from '../tools/processes.ts';
import { type Office, warm, withSite } from '../tools/site.ts';
import { during, forEach, visit } from '../tools/visits.ts';

const MB = 1024 * 1024;
const FIXTURES = path.resolve(import.meta.dirname, '../../../tests/fixtures');
const PROBE = `--import=${FIXTURES}/stall-probe.mjs`;
const CLOCK = `--import=${FIXTURES}/site-clock.mjs`;

/** The last output of the probe in a process: bytes, and milliseconds. */
function probed(file: string): { peak: number; stallMs: number; workMs: number } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The paths of this many profiles, read from the pages of the list. */
async function manyProfiles(siteUrl: string, count: number): Promise<string[]> {
  await warm(`${siteUrl}/api/roster?view=models`);
  const index = await fetch(`${siteUrl}/api/roster?view=models`);
  const rows = decodeIndex(await index.json());
  const html = await (await fetch(`${siteUrl}/modelos`)).text();
  const [, slug = ''] = /href="\/modelos\/\d+\/([a-z-]+)"/.exec(html) ?? [];
  return rows.slice(0, count).map(({ id }) => `/modelos/${id}/${slug}`);
}

/** Visits a profile, as a visitor with an old link does: with the slug of another one. */
async function visitProfile(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
}

async function work({ site }: Office, { quick }: Run): Promise<void> {
  await forEach(await manyProfiles(site.url, quick ? 200 : 6_000), 4, (profile) =>
    visitProfile(site.url + profile),
  );
  const filters = Array.from({ length: quick ? 20 : 500 }, (_, index) => {
    const low = 150 + (index % 40);
    return `/modelos?height=${low}-${low + 10}&letter=${'abcdefgh'[index % 8]}`;
  });
  await forEach(filters, 4, async (filter) => void (await visit(site.url + filter)));
  // Advances its clock, so that the roster is stale.
  process.kill(site.pid, 'SIGUSR2');
  await during(quick ? 2_000 : 10_000, 1, async () => {
    await visit(`${site.url}/modelos?letter=a`);
    await pause(200);
  });
}

async function measure(run: Run): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-probe-'));
  const files = { site: path.join(folder, 'site'), idle: path.join(folder, 'idle') };
  const idle = spawn('node', [PROBE, '-e', 'setInterval(() => {}, 1000)'], {
    env: { ...process.env, PROBE_FILE: files.idle },
    stdio: 'ignore',
  });
  const variables = { NODE_OPTIONS: `${PROBE} ${CLOCK}`, PROBE_FILE: files.site };
  try {
    return await withSite(
      async (office) => {
        // The first page of each kind loads its modules. No visitor waits for that.
        const [profile = ''] = await manyProfiles(office.site.url, 1);
        for (const path of ['/modelos?letter=a', profile]) await visit(office.site.url + path);
        for (const pid of [office.site.pid, idle.pid ?? 0]) process.kill(pid, 'SIGUSR1');
        await work(office, run);
        // The probe writes twice a second.
        await pause(1_100);
        const [site, control] = [probed(files.site), probed(files.idle)];
        return [
          {
            name: 'memory at the peak',
            value: site.peak,
            unit: 'bytes',
            target: { most: 600 * MB },
            noise: TIMED,
          },
          {
            name: 'longest stall beyond that of an idle process',
            value: Math.min(site.stallMs - control.stallMs, site.workMs),
            unit: 'ms',
            target: { most: 200 },
            reference: `${control.stallMs.toFixed(0)} ms`,
            note: `${site.stallMs.toFixed(0)} ms by the clock`,
            noise: TIMED,
          },
        ];
      },
      { panel: { talents: 10_000 }, variables },
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
    '6,000 profile pages and 500 filtered views, four at a time, and a refresh of the roster, for ' +
    'which the clock of the server is advanced; an idle Node process beside it has the same probe of ' +
    'its event loop. Of a stall counts what is beyond that of the idle process, as far as the thread ' +
    'itself worked in it. A short run visits 200 and 20.',
  measure,
};
