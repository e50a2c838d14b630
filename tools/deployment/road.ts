import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Panel } from '../../tests/demo-panel/start.ts';
import { copyBuild, type Version, type Versions, WORDS } from './builds.ts';
import type { Machine } from './machine.ts';
import type { Report } from './report.ts';
import type { Site } from './visitors.ts';

export type Run = {
  machine: Machine;
  site: Site;
  /** The agency's services, which the machine reaches on its loopback interface. */
  panel: Panel;
  variables: Record<string, string>;
  versions: Versions;
  report: Report;
};

/** The folder that the commands are run in, and the build in it. */
const INSIDE = '/root/vitrine';
export const BUILD = `${INSIDE}/.next/standalone`;

/** What the tool itself runs in the machine. */
const OWN_PACKAGES = ['pebble', 'openssl', 'curl'];

/** certbot with the authority in the machine (authority.ts). */
export const certbot = (line: string) =>
  `REQUESTS_CA_BUNDLE=/root/pebble/cert.pem ${line} --server https://127.0.0.1:14000/dir`;

/** What the machine cannot reach: it has no network, and Node is this host's, mounted as /usr/bin/node. */
const REPLACED: [line: RegExp, by: (line: string) => string][] = [
  [/^apt-get update/, () => 'true'],
  [/nodesource|install -y nodejs/, () => 'node --version'],
  [/^certbot /, certbot],
];

const replacementOf = (line: string) => REPLACED.find(([pattern]) => pattern.test(line))?.[1];

/** The commands of docs/operations.md below a heading, one a line. @throws if there are none */
export function roadOf({ checkout }: Pick<Version, 'checkout'>, heading: string): string[] {
  const page = readFileSync(path.join(checkout, 'docs/operations.md'), 'utf8');
  const section = page.split(/^#{2,} /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.trim().split('\n'));
  if (lines.length === 0) throw new Error(`docs/operations.md has no commands below ${heading}`);
  return lines;
}

/** The packages that the commands and this tool install in the machine. */
export function packagesOf(checkout: string): string[] {
  const lines = roadOf({ checkout }, 'Install');
  return lines
    .filter((line) => line.startsWith('apt-get install') && !replacementOf(line))
    .flatMap((line) => line.split(' ').slice(2))
    .filter((word) => !word.startsWith('-'))
    .concat(OWN_PACKAGES);
}

/** The commands for a bare machine. Their last one tells the site from Debian's welcome page. */
export async function install(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const lines = roadOf(run.versions.first, 'Install');
  const check = lines.at(-1) ?? '';
  for (const line of lines) {
    if (line.startsWith('nginx -t')) {
      const early = await machine.attempt(check);
      report.expect(early.status !== 0, `before there is a site, the last line fails: ${check}`);
    }
    report.say(`$ ${line}`);
    const output = await machine.sh(replacementOf(line)?.(line) ?? line);
    if (/^(nginx|curl|deploy|certbot)/.test(line) && output) report.say(output);
    if (line.endsWith(' /etc/vitrine.env')) fillIn(run, run.variables);
  }
  const word = await wordOf(site);
  report.row('the commands on a bare machine', `the page says "${word}"`);
  report.expect(word === WORDS.first, 'the site is installed');
}

/** Sets variables in /etc/vitrine.env, as an operator would in an editor. */
export function fillIn({ machine }: Run, variables: Record<string, string>): void {
  const file = path.join(machine.root, 'etc/vitrine.env');
  const lines = readFileSync(file, 'utf8').split('\n');
  const nameOf = (line: string) => line.replace(/^#/, '').split('=')[0] ?? '';
  const others = lines.filter((line) => !Object.hasOwn(variables, nameOf(line)));
  const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, [...others, ...set, ''].join('\n'));
}

/** Unpacks a version where the commands are run. */
export function place({ machine }: Run, { checkout, build }: Version): void {
  for (const name of ['deploy', '.env.example']) {
    const to = path.join(machine.root, INSIDE, name);
    cpSync(path.join(checkout, name), to, { recursive: true });
  }
  copyBuild(build, path.join(machine.root, BUILD));
}

/** Which of the versions a page shows. */
export async function wordOf(site: Site): Promise<string> {
  const { status, body } = await site.get('/');
  const seen = Object.values(WORDS).filter((word) => body.includes(word));
  return status === 200 ? seen.join(' and ') || 'neither' : String(status);
}
