import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './step.mjs';

/**
 * Completes `package-lock.json` after an update from a registry that mirrors a single platform. npm
 * omits the binaries that such a registry lacks, and `npm ci` then refuses the lock file. The
 * packages that own the binaries pin their versions, so the entries can be derived, except for
 * their hashes, which npm adds on the next `npm install` against a complete registry.
 *
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?:
 * Record<string, string>, [key: string]: unknown }} Entry
 */
const FILE = path.join(ROOT, 'package-lock.json');
const PLATFORM =
  /-(?<os>android|darwin|freebsd|linux|openharmony|win32|wasm32)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasi)?(?:-?(?<libc>gnu|musl))?/;
const LIBC = { gnu: 'glibc', musl: 'musl' };

/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
for (const owner of Object.values(packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const platform = PLATFORM.exec(name)?.groups;
    if (packages[place] || !platform || !/^\d/.test(version)) continue;
    packages[place] = entryOf(platform, { version, dev: owner.dev });
    console.info(`Added ${name} ${version}`);
  }
}
const { '': root = {}, ...rest } = packages;
const sorted = Object.entries(rest).sort(([one], [other]) => one.localeCompare(other, 'en'));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/**
 * @param {Record<string, string | undefined>} platform
 * @param {{ version: string, dev?: boolean }} owner
 * @returns {Entry}
 */
function entryOf({ os = '', cpu = '', libc }, { version, dev }) {
  const isWasm = os === 'wasm32';
  return {
    version,
    cpu: [isWasm ? os : cpu],
    ...(dev && { dev }),
    ...(libc && os === 'linux' && { libc: [LIBC[/** @type {'gnu' | 'musl'} */ (libc)]] }),
    optional: true,
    ...(!isWasm && { os: [os] }),
  };
}
