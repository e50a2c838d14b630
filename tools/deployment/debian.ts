import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a fresh machine has, and what the first line of the deployment installs. */
const PACKAGES = ['base-files', 'systemd', 'nginx-common', 'redis-server'];

/**
 * The files that maintainer scripts create (base-files, redis-tools), and those created at boot.
 */
const MADE = ['srv', 'var/lib/redis', 'var/log/redis', 'run'];

/** The folders that the deployment and its programs read and write. */
const USED = /^\/(etc\/(nginx|redis|systemd)|var\/(cache|lib|log|spool))(\/|$)/;

/**
 * Lays out a fresh Debian below a folder: the folders and configuration that its packages own, and
 * nothing else.
 */
export function layOutDebian(root: string): void {
  for (const one of ownedPaths()) {
    const place = path.join(root, one);
    if (statSync(one).isDirectory()) mkdirSync(place, { recursive: true });
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      cpSync(one, place);
    }
  }
  for (const one of MADE) mkdirSync(path.join(root, one), { recursive: true });
}

function ownedPaths(): string[] {
  const { status, stdout } = spawnSync('dpkg', ['-L', ...PACKAGES], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`One of Debian's packages is missing: ${PACKAGES.join(', ')}`);
  const paths = stdout.split('\n').filter((one) => USED.test(one));
  return [...new Set(paths)].filter(
    (one) => statSync(one, { throwIfNoEntry: false }) !== undefined,
  );
}
