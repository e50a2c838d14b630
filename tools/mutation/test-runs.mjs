import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, globSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ENVIRONMENT } from '../commands/step.mjs';
import { activate, COPY } from './mutated-copy.mjs';
import { ofPlaywright, ofVitest } from './test-reports.mjs';

/**
 * Runs test files on the copy with one fault.
 *
 * `batch`: how many files one command runs. A run ends with its first failure, so few files of the slow
 * tiers at a time; but each command that needs the site starts it anew. `most`: how many files are run for
 * one fault; those that reach the fewest other faults, as they are about it. `together`: one run tells
 * what each of its files reaches, because its tests load the code into their own process.
 *
 * @typedef {{ name: string, files?: string, projects?: string[], batch: number, most?: number, together?: boolean }} Tier
 * @typedef {import('./test-reports.mjs').Report} Report
 * @typedef {Record<string, { seconds: number, ids: string[] }>} Reach by test file
 */

/** @type {Tier[]} */
export const TIERS = [
  {
    name: 'quick',
    projects: [
      'unit',
      'unit-isolated',
      'unit-zoned',
      'components',
      'components-isolated',
      'contract',
    ],
    batch: 200,
    together: true,
  },
  { name: 'server', files: 'tests/server/*.test.ts', projects: ['server'], batch: 20 },
  { name: 'browser', files: 'tests/e2e/*.spec.ts', batch: 3, most: 6 },
  { name: 'system', files: 'tests/system/*.test.ts', projects: ['system'], batch: 1, most: 3 },
];

const REPORT = path.join(COPY, 'test-results/run.json');
const REACHED = path.join(COPY, 'test-results/reached.txt');
const LOG = path.join(COPY, 'test-results/runs.log');
/** A fault that makes a loop endless is noticed too. */
const LONGEST_SECONDS = { start: 180, factor: 5 };

/**
 * @param {Tier} tier
 * @param {string[]} files all of the tier when there are none
 * @param {{ bail?: boolean, expected?: number, env?: Record<string, string> }} how `expected`: seconds
 * @returns {Promise<Report>}
 */
async function runTests({ projects }, files, { bail, expected = 600, env }) {
  rmSync(REPORT, { force: true });
  // What a killed server left.
  rmSync(path.join(COPY, '.next/sites'), { recursive: true, force: true });
  const command = projects
    ? ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
    : ['playwright', 'test'];
  const vitest = ['--isolate', '--testTimeout=60000', '--reporter=json', `--outputFile=${REPORT}`];
  const options = projects ? vitest : ['--reporter=json'];
  const stop = projects ? '--bail=1' : '--max-failures=1';
  const [program = '', ...args] = [...command, ...options, ...(bail ? [stop] : []), ...files];
  const code = await finished(path.join(COPY, 'node_modules/.bin', program), args, {
    ...env,
    TEST_SEED: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT,
    limit: LONGEST_SECONDS.start + LONGEST_SECONDS.factor * expected,
  });
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const read = projects ? ofVitest(report) : ofPlaywright(report);
  if (code === 0 || read.failures.length > 0) return read;
  return { ...read, failures: [{ file: '', test: 'the run itself fails, or does not end' }] };
}

/**
 * Runs a program in its own process group, which ends with it or at the time limit.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | number>} variables
 * @returns {Promise<number | null>}
 */
function finished(program, args, { limit, ...variables }) {
  appendFileSync(LOG, `\n› ${path.basename(program)} ${args.join(' ')}\n`);
  const log = openSync(LOG, 'a');
  const env = { ...ENVIRONMENT, ...variables };
  const child = spawn(program, args, {
    cwd: COPY,
    env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  const endGroup = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const timer = setTimeout(endGroup, Number(limit) * 1000);
  process.on('exit', endGroup);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      endGroup();
      resolve(code);
    });
  });
}

/**
 * The faults that each file of the tier reaches, none of which is on. Leaves out the files that fail.
 * @param {Tier} tier
 * @returns {AsyncGenerator<Reach>}
 */
export async function* reachOf(tier) {
  activate('reach');
  for (const file of tier.together ? [''] : globSync(tier.files ?? '', { cwd: COPY }).sort()) {
    rmSync(REACHED, { force: true });
    const began = performance.now();
    const env = { MUTATION_REACH: REACHED, MUTATION_TEST: path.join(COPY, file || 'unknown') };
    const { failures, seconds } = await runTests(tier, file ? [file] : [], { env });
    const whole = (performance.now() - began) / 1000;
    const lines = existsSync(REACHED) ? readFileSync(REACHED, 'utf8').trim().split('\n') : [];
    /** @type {Reach} */
    const reach = {};
    for (const [test = '', id = ''] of new Set(lines).values().map((line) => line.split('\t'))) {
      const name = path.relative(COPY, test);
      reach[name] ??= { seconds: seconds[name] ?? whole, ids: [] };
      reach[name].ids.push(id);
    }
    for (const { file: name, test } of failures) {
      if (reach[name]) console.info(`  left out, as it fails without a fault: ${name} › ${test}`);
      delete reach[name];
    }
    yield reach;
  }
}

/**
 * The first test that notices the fault: it fails twice, so that a passing disturbance does not count.
 * @param {Tier} tier
 * @param {Reach} reach
 * @param {string} id
 * @returns {Promise<import('./test-reports.mjs').Failure | null>}
 */
export async function noticedBy(tier, reach, id) {
  const secondsOf = (/** @type {string} */ file) => reach[file]?.seconds ?? 0;
  const idsOf = (/** @type {string} */ file) => reach[file]?.ids.length ?? 0;
  let files = Object.keys(reach)
    .filter((file) => reach[file]?.ids.includes(id))
    .sort((one, other) => idsOf(one) - idsOf(other))
    .slice(0, tier.most)
    .sort((one, other) => secondsOf(one) - secondsOf(other));
  if (files.length > 0) activate(id);
  while (files.length > 0) {
    const batch = files.slice(0, tier.batch);
    const expected = batch.reduce((sum, file) => sum + secondsOf(file), 0);
    const [failure] = (await runTests(tier, batch, { bail: true, expected })).failures;
    const again = failure?.file ? [failure.file] : batch;
    if (failure && (await runTests(tier, again, { bail: true, expected })).failures.length > 0) {
      return failure;
    }
    files = files.filter((file) => !(failure ? again : batch).includes(file));
  }
  return null;
}
