import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CACHE } from './debian.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What no build depends on. */
const NOT_BUILT = /\t(?:docs|tests|tools|deploy\/(?!assemble))|\.md$/;

/** The footer's heading of the networks, on every page of the home language. */
export const WORDS = { first: 'Siga-nos', second: 'Acompanhe-nos' } as const;

/** The checkout that the commands are run in, and two builds that differ in one word of each page. */
export type Builds = { checkout: string; first: string; second: string };

/**
 * Clones the last commit and builds it twice, or takes the builds of the same sources from before. With
 * `from`, a commit, the first build is of that version.
 */
export function makeBuilds(from?: string): Builds {
  const tree = execFileSync('git', ['ls-tree', '-r', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const sources = tree
    .split('\n')
    .filter((one) => !NOT_BUILT.test(one))
    .join('\n');
  const folder = path.join(
    CACHE,
    'builds',
    createHash('sha256').update(sources).digest('hex').slice(0, 12),
  );
  const checkout = path.join(CACHE, 'checkout');
  rmSync(checkout, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', ROOT, checkout]);
  const built = {
    checkout,
    first: path.join(folder, 'first'),
    second: path.join(folder, 'second'),
  };
  if (from) built.first = buildOf(from);
  if (existsSync(built.second)) return built;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyPackages(checkout);
  build(checkout, path.join(folder, 'first'));
  const messages = path.join(checkout, 'messages/pt.json');
  const text = readFileSync(messages, 'utf8');
  if (!text.includes(`"${WORDS.first}"`)) throw new Error(`${messages} lacks ${WORDS.first}`);
  writeFileSync(messages, text.replaceAll(`"${WORDS.first}"`, `"${WORDS.second}"`));
  build(checkout, built.second);
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: checkout });
  return built;
}

/** The build of an earlier commit, with the packages of its own lock file. */
function buildOf(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', commit], { cwd: ROOT, encoding: 'utf8' }).trim();
  const to = path.join(CACHE, 'builds', hash);
  if (existsSync(to)) return to;
  const clone = path.join(CACHE, 'earlier');
  rmSync(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  execFileSync('git', ['checkout', '--quiet', hash], { cwd: clone });
  execFileSync('npm', ['ci'], { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  build(clone, to);
  return to;
}

function build(checkout: string, to: string): void {
  execFileSync('npm', ['run', 'build'], { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  copyBuild(path.join(checkout, '.next/standalone'), `${to}.incomplete`);
  renameSync(`${to}.incomplete`, to);
}

/** Copies a build. Its symbolic links are relative and stay so. */
export function copyBuild(build: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  execFileSync('cp', ['-R', build, to]);
}

/**
 * Copies `node_modules`, as hard links where possible, and Next's generated types. Turbopack follows
 * no symbolic link out of the project.
 */
function copyPackages(root: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    // The folder of temporary files is on another disk.
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
  // As `next typegen` writes them, for `tsc`.
  for (const file of ['next-env.d.ts', '.next/types']) {
    if (existsSync(path.join(ROOT, file))) {
      cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
    }
  }
}
