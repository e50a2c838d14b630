import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inventProfile } from '../../../tests/demo-panel/seed/profile.ts';
import type { Servers } from '../../../tests/fixtures/servers.ts';
import { type Figure, type Row, rounded } from '../figure.ts';
import { pause, visitAll, warm, withServers } from '../servers.ts';

const MB = 1024 * 1024;
const TALENTS = 10_000;
const PROFILES = 6_000;
const VIEWS = 500;
const AT_ONCE = 8;
const LISTS = ['models', 'women', 'men', 'talents', 'new_faces', 'curvy', 'kids', 'teen', 'senior'];

const FIXTURES = path.resolve(import.meta.dirname, '../../../tests/fixtures');
const PROBE = `--import=${FIXTURES}/stall-probe.mjs`;
const CLOCK = `--import=${FIXTURES}/site-clock.mjs`;

type Probe = { peak: number; stallMs: number; workMs: number };

const PROFILE_PATHS = Array.from({ length: PROFILES }, (_, place) => {
  const { id, name } = inventProfile(place);
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `/modelos/${id}/${letters.replace(/[^a-z\d]+/g, '-')}`;
});
const VIEW_PATHS = Array.from({ length: VIEWS }, (_, one) => {
  const height = `${150 + (one % 20)}-${175 + (one % 25)}`;
  return `/modelos?letter=${'abcdefghijklmnoprstv'[one % 20]}&height=${height}`;
});

/** All lists at once, many views and profiles, and the roster read again meanwhile. */
async function work({ panel, site }: Servers): Promise<void> {
  const all = (paths: readonly string[]) =>
    visitAll(
      paths.map((path) => site.url + path),
      AT_ONCE,
    );
  await all(LISTS.map((view) => `/api/roster?view=${view}`));
  await all(VIEW_PATHS);
  await all(PROFILE_PATHS);
  const reads = () => panel.log.filter((call) => call.path.startsWith('/api/talents?')).length;
  const before = reads();
  // Advances its clock, so that the roster is stale.
  process.kill(site.pid, 'SIGUSR2');
  for (let tries = 0; reads() === before; tries += 1) {
    if (tries > 100) throw new Error('The roster was not read again.');
    await all(VIEW_PATHS.slice(0, 20));
  }
}

/** What the work costs the site, beside an idle process whose event loop is probed as well. */
async function measure(servers: Servers, read: (name: 'site' | 'idle') => Probe, idlePid: number) {
  const { site } = servers;
  // The first page of each kind loads its modules. No visitor waits for that.
  const kinds = ['/modelos', VIEW_PATHS[0], PROFILE_PATHS[0], '/api/roster?view=kids'];
  for (const kind of kinds) await warm(site.url + kind);
  for (const pid of [site.pid, idlePid]) process.kill(pid, 'SIGUSR1');
  await work(servers);
  // The probe writes twice a second.
  await pause(1_100);
  const [own, control] = [read('site'), read('idle')];
  const figures: Figure[] = [
    {
      what: `memory at the peak, ${TALENTS} talents: ${PROFILES} profiles, ${VIEWS} views`,
      value: own.peak / MB,
      unit: 'MB',
      target: { most: 600 },
    },
    {
      what: 'longest stall of it, beside that of an idle process',
      // On a busy machine the loop stalls without working.
      value: Math.min(own.stallMs - control.stallMs, own.workMs),
      unit: 'ms',
      target: { most: 200 },
      beside: `${rounded(control.stallMs)} ms`,
    },
  ];
  return figures;
}

export const manyTalents: Row = {
  number: 17,
  title: `Memory and stalls with ${TALENTS} talents`,
  async measure() {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-probe-'));
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const idle = spawn('node', [PROBE, '-e', 'setInterval(() => {}, 1000)'], {
      env: { ...process.env, PROBE_FILE: path.join(folder, 'idle') },
      stdio: 'ignore',
    });
    const variables = {
      NODE_OPTIONS: `${PROBE} ${CLOCK}`,
      PROBE_FILE: path.join(folder, 'site'),
      TRUSTED_PROXY_HOPS: '1',
    };
    try {
      return await withServers((servers) => measure(servers, read, idle.pid ?? 0), variables, {
        talents: TALENTS,
        pictures: 'plain',
      });
    } finally {
      idle.kill('SIGKILL');
      await once(idle, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
