import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ENVIRONMENT, run, say } from './step.mjs';

/**
 * Installs packages of Debian, if any, as root or by sudo where that asks for no password.
 * @param {string[]} names
 */
export async function installPackages(names) {
  if (names.length === 0) return;
  say(`Installing ${names.join(', ')} (apt-get)`);
  const sudo =
    process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status !== 0 ? [] : ['sudo'];
  const [apt = '', ...rest] = [...sudo, 'apt-get'];
  const env = { ...ENVIRONMENT, DEBIAN_FRONTEND: 'noninteractive' };
  await run(apt, [...rest, '-q', 'update'], { env });
  await run(apt, [...rest, '-q', 'install', '-y', '--no-install-recommends', ...names], { env });
}

/** What the tests run beside the site: packages, and a program of each. */
const PROGRAMS = {
  'nginx-light': '/usr/sbin/nginx',
  'redis-server': '/usr/bin/redis-server',
  openssl: '/usr/bin/openssl',
  // They read the PDFs of the site.
  'poppler-utils': '/usr/bin/pdfinfo',
  qpdf: '/usr/bin/qpdf',
};

/** Installs those packages whose program is missing. */
export function installPrograms(programs = /** @type {Record<string, string>} */ (PROGRAMS)) {
  const missing = Object.entries(programs).filter(([, program]) => !existsSync(program));
  return installPackages(missing.map(([name]) => name));
}
