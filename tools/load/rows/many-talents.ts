import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { talentId } from '../../../tests/demo-panel/seed/talent.ts';
import type { Servers } from '../../../tests/fixtures/servers.ts';
import type { Row } from '../figure.ts';
import { visitAll, warm, withServers } from '../servers.ts';

const TALENTS = 1_500;
const PROFILES = 4_500;
const VIEWS = 500;
const AT_ONCE = 8;
const LISTS = ['models', 'women', 'men', 'talents', 'new_faces', 'curvy', 'kids', 'teen', 'senior'];

const FIXTURES = path.resolve(import.meta.dirname, '../../../tests/fixtures');

/** Each talent in each language. Any slug is good. */
const PROFILE_PATHS = Array.from({ length: PROFILES }, (_, place) => {
  const list = ['/modelos', '/en/models', '/es/modelos'][Math.floor(place / TALENTS)];
  return `${list}/${talentId(place % TALENTS)}/x`;
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
  // The first page of each kind loads its modules. No visitor waits for that.
  const kinds = ['/modelos', VIEW_PATHS[0], PROFILE_PATHS[0], '/api/roster?view=kids'];
  for (const kind of kinds) await warm(site.url + kind);
  process.kill(site.pid, 'SIGUSR1');
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
  // The probe writes twice a second.
  await pause(1_100);
}

export const manyTalents: Row = {
  number: 17,
  title: `Memory and stalls with ${TALENTS} talents`,
  async measure() {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-probe-'));
    const file = path.join(folder, 'site');
    const variables = {
      NODE_OPTIONS: `--import=${FIXTURES}/stall-probe.mjs --import=${FIXTURES}/site-clock.mjs`,
      PROBE_FILE: file,
    };
    await withServers(work, { talents: TALENTS, pictures: 'plain' }, variables);
    const { peak, workMs } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(folder, { recursive: true });
    const what = `memory at the peak, ${TALENTS} talents: ${PROFILES} profiles, ${VIEWS} views`;
    return [
      { what, value: peak / 1024 ** 2, unit: 'MB', most: 450 },
      { what: 'processor time of its longest stall', value: workMs, unit: 'ms', most: 200 },
    ];
  },
};
