import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPrograms } from '../commands/packages.mjs';
import { makeVersion } from './builds.ts';
import { CACHE, makeDebian, removeDebian } from './debian.ts';
import { packagesOf } from './road.ts';

/**
 * `npm run deployment -- bookworm trixie --from v1` (both Debians without names; `--from` names the
 * commit that is updated, otherwise it is the same version), as root: follows docs/operations.md on a
 * booted Debian, then breaks what can break while visitors are on the site. Debian and the builds are
 * made here, with this host's network; the machine and its visitors have one of their own.
 */
const RELEASES = ['bookworm', 'trixie'];

if (process.getuid?.() !== 0) throw new Error('Booting a machine takes root.');
const { values, positionals: asked } = parseArgs({
  options: { from: { type: 'string', default: 'HEAD' } },
  allowPositionals: true,
});
const releases = RELEASES.filter((one) => asked.length === 0 || asked.includes(one));
if (releases.length < asked.length) throw new Error(`Debian is one of ${RELEASES.join(', ')}.`);

await installPrograms({
  debootstrap: '/usr/sbin/debootstrap',
  'systemd-container': '/usr/bin/systemd-nspawn',
});
mkdirSync(CACHE, { recursive: true });
const versions = {
  first: makeVersion('first', values.from),
  second: makeVersion('second', 'HEAD'),
};
for (const release of releases) {
  const folder = mkdtempSync(path.join(CACHE, `${release}-`));
  const root = makeDebian(release, packagesOf(versions.first.checkout), folder);
  const follow = path.join(import.meta.dirname, 'follow.ts');
  const command = [process.execPath, follow, release, root, JSON.stringify(versions)];
  const { status } = spawnSync('unshare', ['--net', ...command], { stdio: 'inherit' });
  removeDebian(folder);
  if (status !== 0) process.exitCode = 1;
}
