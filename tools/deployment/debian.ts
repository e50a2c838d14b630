import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian as debootstrap made it, and the packages and builds that were fetched or built before. */
export const CACHE = '/var/cache/vitrine-deployment';

/** The disk of a machine, in megabytes: a sparse file. */
const DISK_MB = 3_072;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The mirror from which this host installs Debian, with what its settings say about proxies. */
function hostMirror(): { mirror: string; settings: string } {
  const uris = run('apt-get', 'indextargets', '--format', '$(SITE)', 'Label: Debian').split('\n');
  const [mirror] = uris.filter(Boolean);
  if (!mirror) throw new Error('This host does not install from Debian.');
  const settings = run('apt-config', 'dump').split('\n');
  return { mirror, settings: settings.filter((one) => one.startsWith('Acquire::')).join('\n') };
}

/**
 * Makes the disk of a bare Debian in a file, mounts it, and fetches packages, because the machine
 * will have no network: `apt-get install` finds them in its own cache. Gives the mounted folder.
 */
export function makeDebian(release: string, packages: string[], folder: string): string {
  const { mirror, settings } = hostMirror();
  const base = path.join(CACHE, `${release}.tar`);
  if (!existsSync(base)) {
    const made = path.join(CACHE, `${release}-incomplete`);
    rmSync(made, { recursive: true, force: true });
    run('debootstrap', '--include=ca-certificates', release, made, mirror);
    rmSync(path.join(made, 'var/cache/apt/archives'), { recursive: true });
    run('tar', '-C', made, '-cf', `${base}.incomplete`, '.');
    run('mv', `${base}.incomplete`, base);
    rmSync(made, { recursive: true });
  }
  const disk = path.join(folder, 'disk');
  const root = path.join(folder, 'root');
  mkdirSync(root);
  run('truncate', '--size', `${DISK_MB}M`, disk);
  run('mkfs.ext4', '-q', disk);
  run('mount', '-o', 'loop', disk, root);
  run('tar', '-C', root, '-xf', base);
  // dpkg does not wait for the disk after each file: nothing of this machine has to last.
  writeFileSync(path.join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  fetchPackages(root, path.join(CACHE, `${release}-packages`), packages, settings);
  return root;
}

function fetchPackages(root: string, cache: string, packages: string[], settings: string): void {
  const archives = path.join(root, 'var/cache/apt/archives');
  mkdirSync(path.join(archives, 'partial'), { recursive: true });
  if (existsSync(cache)) cpSync(cache, archives, { recursive: true });
  const own = path.join(root, 'etc/apt/apt.conf.d/00host');
  writeFileSync(own, settings);
  run('chroot', root, 'apt-get', '--quiet', 'update');
  run('chroot', root, 'apt-get', '--quiet', 'install', '--download-only', '--yes', ...packages);
  rmSync(own);
  for (const name of readdirSync(archives)) {
    if (name.endsWith('.deb')) cpSync(path.join(archives, name), path.join(cache, name));
  }
}

export function removeDebian(folder: string): void {
  run('umount', path.join(folder, 'root'));
  rmSync(folder, { recursive: true });
}
