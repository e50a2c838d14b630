import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './debian.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What no build depends on. */
const NOT_BUILT = /\t(?:docs|tests|tools|deploy\/(?!assemble))|\.md$/;

/** The footer's heading of the networks, on every page of the home language: a word for each version. */
export const WORDS = { first: 'Siga-nos', second: 'Acompanhe-nos' } as const;

/** The folder of a commit, and its build, which says one of the words. */
export type Version = { checkout: string; build: string };
export type Versions = Record<keyof typeof WORDS, Version>;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Clones a commit and builds it, or takes the build of the same sources from before. */
export function makeVersion(name: keyof typeof WORDS, commit: string): Version {
  const hash = git(ROOT, 'rev-parse', commit).trim();
  const checkout = path.join(CACHE, name);
  rmSync(checkout, { recursive: true, force: true });
  git(ROOT, 'clone', '--quiet', ROOT, checkout);
  git(checkout, 'checkout', '--quiet', hash);
  const files = git(checkout, 'ls-tree', '-r', 'HEAD').split('\n');
  const sources = files.filter((one) => !NOT_BUILT.test(one)).join('\n');
  const key = createHash('sha256')
    .update(WORDS[name] + sources)
    .digest('hex');
  const build = path.join(CACHE, 'builds', key.slice(0, 12));
  if (existsSync(build)) return { checkout, build };
  const messages = path.join(checkout, 'messages/pt.json');
  const text = readFileSync(messages, 'utf8');
  if (!text.includes(`"${WORDS.first}"`)) throw new Error(`${messages} lacks ${WORDS.first}`);
  writeFileSync(messages, text.replaceAll(`"${WORDS.first}"`, `"${WORDS[name]}"`));
  for (const command of ['ci', 'run build']) {
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync('npm', command.split(' '), { cwd: checkout, stdio: [...stdio] });
  }
  copyBuild(path.join(checkout, '.next/standalone'), `${build}.incomplete`);
  renameSync(`${build}.incomplete`, build);
  return { checkout, build };
}

/** Copies a build. Its symbolic links are relative and stay so. */
export function copyBuild(build: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  execFileSync('mkdir', ['-p', path.dirname(to)]);
  execFileSync('cp', ['-R', build, to]);
}
