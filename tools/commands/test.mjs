import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installBrowser } from './browser.mjs';
import { checkSources } from './check.mjs';
import { COUNTS } from './failures.mjs';
import { installPrograms } from './packages.mjs';
import { ENVIRONMENT, installDependencies, ROOT, runQuietly, say } from './step.mjs';

/**
 * Runs the tests in two lanes, one for each core of a small machine. A failure does not stop the run,
 * so one run reports every failure; only a failed build skips the tests that need it. The output of a
 * part is printed when the part ends. The last line is the total. `--full` adds the slow tests.
 */
const FULL = process.argv.includes('--full');
const RESULTS = path.join(ROOT, 'test-results', 'counts');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0 };
/** The failures, in a few lines each, printed at the end of the output. @type {string[]} */
const failures = [];
/** @type {[part: string, ms: number][]} */
const times = [];

/**
 * @template Result
 * @param {string} part
 * @param {() => Promise<Result>} work
 */
async function timed(part, work) {
  const start = performance.now();
  const result = await work();
  times.push([part, performance.now() - start]);
  return result;
}

/** @param {string} title @param {boolean} ok */
function countPart(title, ok) {
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(title);
}

/**
 * Runs a program and prints its title and output at its end. True if it succeeded.
 * @param {string} title @param {string} command @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function printed(title, command, args, env) {
  const { ok, output } = await timed(title, () => runQuietly(command, args, env));
  say(title);
  console.info(output.trimEnd());
  return ok;
}

/**
 * Runs a test runner and counts its tests by the JSON it writes. A runner that fails without a
 * failed test, or runs none, counts as one failure.
 * @param {string} title @param {keyof typeof COUNTS} runner
 * @param {string} file @param {string[]} args
 */
async function tests(title, runner, file, args) {
  const ok = await printed(title, runner, args, {
    ...ENVIRONMENT,
    // Each test file has a thread or a process of its own, which would compile its packages again.
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  let counted = { passed: 0, failures: /** @type {string[]} */ ([]) };
  try {
    counted = COUNTS[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No readable report means that nothing ran, which counts as one failure below.
  }
  total.passed += counted.passed;
  if (counted.failures.length === 0 && (!ok || counted.passed === 0)) counted.failures.push(title);
  total.failed += counted.failures.length;
  failures.push(...counted.failures);
}

/** @param {string} title @param {string[]} projects */
function vitest(title, projects) {
  const file = path.join(RESULTS, `${projects.join('-').replaceAll('*', '')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return tests(title, 'vitest', file, ['run', ...chosen, ...reporters]);
}

/** @param {string} title @param {string} report @param {string[]} options */
function playwright(title, report, options) {
  const file = path.join(RESULTS, `${report}.json`);
  return tests(title, 'playwright', file, ['test', '--reporter=list,json', ...options]);
}

async function check() {
  const checked = await timed('Format, lint, types and unused code', checkSources);
  for (const { title, ok } of checked) countPart(title, ok);
}

/** @type {(ok: boolean) => void} */
let endBuild;
/** Settles when the build has ended: true if it succeeded. @type {Promise<boolean>} */
const built = new Promise((resolve) => {
  endBuild = resolve;
});

async function build() {
  const title = 'Production build (npm run build)';
  const ok = await printed(title, 'npm', ['run', 'build']);
  countPart(title, ok);
  endBuild(ok);
}

/** @param {() => Promise<void>} work */
const onceBuilt = (work) => async () => {
  if (await built) await work();
};

/** Prints how long each part took, and all of them together. */
function printTimes() {
  say('Time');
  for (const [part, ms] of [...times, /** @type {const} */ (['Whole', performance.now()])]) {
    const seconds = Math.round(ms / 1000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    console.info(`  ${time.padStart(6)}  ${part}`);
  }
}

await timed('Dependencies, browser and programs', async () => {
  await installDependencies();
  await installBrowser();
  await installPrograms();
});

const quick = ['unit*', 'components*', 'contract', ...(FULL ? ['images', 'patterns'] : [])];
const served = FULL ? ['server', 'system', 'next'] : ['server'];
const chosen = FULL ? [] : ['--grep', '@journey'];
/**
 * The parts in the order in which the lanes take them. The checks come before the build, which empties
 * the folder of the generated types.
 */
const parts = [
  check,
  () => vitest('Unit tests, components and contract (vitest)', quick),
  build,
  onceBuilt(() => vitest('The running server (vitest)', served)),
  onceBuilt(() => playwright('In a browser (playwright)', 'browser', chosen)),
];
if (FULL) {
  parts.push(
    onceBuilt(() => playwright('Pictures (playwright)', 'look', ['--config', 'tests/look'])),
    onceBuilt(() => vitest('Budgets of weight (vitest, Chromium)', ['budgets'])),
  );
}

async function lane() {
  for (let part = parts.shift(); part; part = parts.shift()) await part();
}
await Promise.all([lane(), lane()]);

printTimes();
if (failures.length > 0) {
  say('Failed');
  for (const one of failures) console.info(`  ✗ ${one}`);
}
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
