import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Builds, copyBuild, WORDS } from './builds.ts';
import type { Machine } from './machine.ts';
import { roadOf } from './operations.ts';
import type { Report } from './report.ts';
import type { Services } from './services.ts';
import type { Site } from './visitors.ts';

export type Run = {
  machine: Machine;
  site: Site;
  services: Services;
  builds: Builds;
  report: Report;
};

/** The folder that the commands are run in, as the machine and this host see it. */
const INSIDE = '/root/vitrine';
export const BUILD = `${INSIDE}/.next/standalone`;

/** certbot with the authority in the machine (authority.ts). */
export const certbot = (line: string) =>
  `REQUESTS_CA_BUNDLE=/root/pebble/cert.pem ${line} --server https://127.0.0.1:14000/dir`;

/** What the machine cannot reach, and what takes its place. */
const REPLACED: { line: RegExp; by: (line: string) => string; why: string }[] = [
  {
    line: /^apt-get update/,
    by: () => 'true',
    why: 'the machine has no network: lists and packages were fetched before it was booted',
  },
  {
    line: /nodesource|install -y nodejs/,
    by: () => 'node --version',
    why: "Node is that of npm's package `node`, mounted as /usr/bin/node",
  },
  {
    line: /^certbot /,
    by: certbot,
    why: "the authority is Debian's pebble, in the machine",
  },
];

const replacementOf = (line: string) => REPLACED.find((one) => one.line.test(line));

/** The packages that the commands install in the machine. */
export function packagesOf(checkout: string): string[] {
  return roadOf(checkout, 'Install')
    .filter((line) => line.startsWith('apt-get install') && !replacementOf(line))
    .flatMap((line) => line.split(/\s+/).slice(2))
    .filter((word) => /^[a-z0-9]/.test(word));
}

/** The commands for a bare machine. Their last one tells the site from Debian's welcome page. */
export async function install(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const lines = roadOf(run.builds.checkout, 'Install');
  const check = lines.at(-1) ?? '';
  for (const line of lines) {
    if (line.startsWith('nginx -t')) {
      const early = await machine.attempt(check);
      report.expect(early.status !== 0, `before there is a site, the last line fails: ${check}`);
    }
    await followLine(run, line);
  }
  const word = await wordOf(site);
  report.row('the commands on a bare machine', `the page says "${word}"`);
  report.expect(word === WORDS.first, 'the site is installed');
}

async function followLine({ machine, services, report }: Run, line: string): Promise<void> {
  const replaced = replacementOf(line);
  report.say(`$ ${line}${replaced ? `\n         replaced: ${replaced.why}` : ''}`);
  const output = await machine.sh(replaced ? replaced.by(line) : line);
  if (/^(nginx|curl|deploy|certbot)/.test(line) && output) report.say(output);
  if (/ \/etc\/vitrine\.env$/.test(line)) {
    fillIn(path.join(machine.root, 'etc/vitrine.env'), services.variables);
    report.say('         filled in: /etc/vitrine.env');
  }
}

/** Sets variables in a file of them, as an operator would in an editor. */
export function fillIn(file: string, variables: Record<string, string>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(variables)) {
    const line = new RegExp(`^#?${name}=.*$`, 'm');
    text = line.test(text)
      ? text.replace(line, () => `${name}=${value}`)
      : `${text}${name}=${value}\n`;
  }
  writeFileSync(file, text);
}

export function placeCheckout({ machine, builds }: Run): void {
  const to = path.join(machine.root, INSIDE);
  for (const name of ['deploy', '.env.example', 'package.json']) {
    cpSync(path.join(builds.checkout, name), path.join(to, name), { recursive: true });
  }
  placeBuild(machine, builds.first);
}

export function placeBuild(machine: Machine, build: string): void {
  copyBuild(build, path.join(machine.root, BUILD));
}

/** Which of the two builds a page shows. */
export async function wordOf(site: Site): Promise<string> {
  const { status, body } = await site.get('/');
  const text = body.toString();
  const seen = Object.values(WORDS).filter((word) => text.includes(word));
  return status === 200 ? seen.join(' and ') || 'neither' : String(status);
}
