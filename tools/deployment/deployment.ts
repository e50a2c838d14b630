import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuilds } from './builds.ts';
import { CACHE, installPrograms, makeDebian, RELEASES, removeDebian } from './debian.ts';
import { packagesOf } from './roads.ts';

/**
 * `npm run deployment -- bookworm trixie --from v1` (both Debians without names; `--from` names the
 * commit that is updated, otherwise it is the same version), as root: follows docs/operations.md on a booted Debian, then breaks what can break while visitors are on the site. Debian and the builds
 * are made here, with this host's network; the machine and its visitors have one of their own.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** What the tool itself runs in the machine. */
const OWN_PACKAGES = ['pebble', 'openssl', 'curl'];

if (process.getuid?.() !== 0) throw new Error('Booting a machine takes root.');
const { values, positionals: asked } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
});
const releases = RELEASES.filter((one) => asked.length === 0 || asked.includes(one));
if (releases.length < asked.length) throw new Error(`Debian is one of ${RELEASES.join(', ')}.`);

installPrograms();
const builds = makeBuilds(values.from);
for (const release of releases) {
  const folder = mkdtempSync(path.join(CACHE, `${release}-`));
  const packages = [...packagesOf(builds.checkout), ...OWN_PACKAGES];
  const root = makeDebian(release, packages, folder);
  const run = path.join(folder, 'run.json');
  const log = path.join(ROOT, `test-results/deployment/${release}.log`);
  writeFileSync(run, JSON.stringify({ release, root, builds, log }));
  const follow = path.join(import.meta.dirname, 'follow.ts');
  const { status } = spawnSync('unshare', ['--net', process.execPath, follow, run], {
    stdio: 'inherit',
  });
  removeDebian(folder);
  if (status !== 0) process.exitCode = 1;
}
