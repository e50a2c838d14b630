import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ROOT, say } from '../commands/step.mjs';
import { drawMutants } from './draw-mutants.mjs';
import { buildCopy, COPY, copyWithSwitches } from './mutated-copy.mjs';
import { noticedBy, reachOf, TIERS } from './test-runs.mjs';

/**
 * Mutation testing of `components`, `app` and `middleware.ts`, whose tests are of every tier: draws
 * faults, builds a copy that has all of them behind a switch, finds out which test files reach each one,
 * and runs those with the fault on, the quickest first, until one fails.
 *
 * The results are written after every fault. A run with the seed of an earlier one continues it, or on
 * another commit repeats what was not noticed.
 *
 * `tried`: the last tier whose tests were run, if any.
 * @typedef {import('./draw-mutants.mjs').Mutant & { tried: string, noticed: { tier: string, file: string, test: string } | null }} Result
 * @typedef {{ seed: number, count: number, commit: string, mutants: Result[] }} Results
 * @typedef {{ of: string, tiers: Record<string, import('./test-runs.mjs').Reach> }} Reached
 */
const RESULTS = path.join(ROOT, 'tools/mutation/results-pages.json');
const REACH = path.join(COPY, 'test-results/reach.json');

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
/** @param {string} file @param {unknown} value */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
/** @param {string} tier */
const rankOf = (tier) => TIERS.findIndex(({ name }) => name === tier);
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** @param {string[]} args of the command, after `pages` */
export async function mutatePages(args) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      count: { type: 'string', default: '300' },
      quick: { type: 'boolean', default: false },
    },
  });
  const changed = git(
    'status',
    '--porcelain',
    'app',
    'components',
    'lib',
    'middleware.ts',
    'tests',
  );
  if (changed) fail(`Commit first: the faults are put into the last commit.\n${changed}`);
  // An exit by a signal ends the tests that are running, too.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const results = await begin(Number(values.seed), Number(values.count));
  for (const tier of TIERS.filter(({ name }) => !values.quick || name === 'quick')) {
    await runTier(tier, results);
  }
  tell(results);
}

/**
 * Draws, makes the copy unless it is there, and takes over what an earlier run found.
 * @param {number} seed
 * @param {number} count
 * @returns {Promise<Results>}
 */
async function begin(seed, count) {
  const commit = git('rev-parse', 'HEAD');
  const { mutants, texts, total } = await drawMutants(count, seed);
  say(`${mutants.length} of ${total} faults, drawn with --seed ${seed} at ${commit.slice(0, 7)}`);
  /** @type {Results | undefined} */
  const earlier = readJson(RESULTS);
  const same = earlier?.seed === seed && earlier.count === count ? earlier : undefined;
  const key = (/** @type {Result | import('./draw-mutants.mjs').Mutant} */ mutant) =>
    [mutant.file, mutant.line, mutant.from, mutant.to].join('\n');
  const known = new Map(same?.mutants.map((mutant) => [key(mutant), mutant]));
  const of = `${commit} ${seed} ${count}`;
  if (readJson(REACH)?.of !== of) {
    copyWithSwitches(texts);
    writeJson(REACH, { of, tiers: {} });
  }
  /** @type {Results} */
  const results = {
    ...{ seed, count, commit },
    mutants: mutants.map((mutant) => {
      const { tried = '', noticed = null } = known.get(key(mutant)) ?? {};
      return { ...mutant, tried: noticed || same?.commit === commit ? tried : '', noticed };
    }),
  };
  writeJson(RESULTS, results);
  return results;
}

/** @param {import('./test-runs.mjs').Tier} tier @param {Results} results */
async function runTier(tier, results) {
  const open = results.mutants.filter(
    ({ noticed, tried }) => !noticed && rankOf(tried) < rankOf(tier.name),
  );
  if (open.length === 0) return;
  say(`Tests of the tier ${tier.name}: ${open.length} faults`);
  if (tier.name !== 'quick') await buildCopy();
  /** @type {Reached} */
  const reached = readJson(REACH);
  const reach = reached.tiers[tier.name] ?? {};
  if (!reached.tiers[tier.name]) {
    for await (const more of reachOf(tier)) Object.assign(reach, more);
    writeJson(REACH, { ...reached, tiers: { ...reached.tiers, [tier.name]: reach } });
  }
  const ids = new Set(Object.values(reach).flatMap((one) => one.ids));
  console.info(`  of which it reaches ${open.filter(({ id }) => ids.has(id)).length}`);
  for (const mutant of open) {
    const failure = await noticedBy(tier, reach, mutant.id);
    mutant.tried = tier.name;
    if (failure) mutant.noticed = { tier: tier.name, ...failure };
    writeJson(RESULTS, results);
    const where = `${mutant.file}:${mutant.line}`;
    console.info(`  ${failure ? '✓' : '·'} ${where} ${failure ? failure.file : ''}`);
  }
}

/** @param {Results} results */
function tell({ mutants, seed }) {
  say('Faults that no test noticed');
  for (const { file, line, from, to } of mutants.filter(({ noticed }) => !noticed)) {
    console.info(`  ${file}:${line}\n    - ${from}\n    + ${to}`);
  }
  for (const { name } of TIERS) {
    const count = mutants.filter(({ noticed }) => noticed?.tier === name).length;
    console.info(`  ${name.padEnd(10)} ${count}`);
  }
  const found = mutants.filter(({ noticed }) => noticed).length;
  const percent = ((100 * found) / mutants.length).toFixed(1);
  console.info(`  ${found} of ${mutants.length} noticed: ${percent} %, seed ${seed}`);
}
