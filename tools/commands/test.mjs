import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installBrowser } from './browser.mjs';
import { checkSources } from './check.mjs';
import { failuresOfFile, failuresOfSuite } from './failures.mjs';
import { installPrograms } from './packages.mjs';
import { ENVIRONMENT, installDependencies, ROOT, run, say } from './step.mjs';

/**
 * Runs the tests, fastest first. A failure does not stop the run, so one run reports every failure; only
 * a failed build skips the tests that need it. The last line is the total. `--full` adds the slow tests.
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

/** @param {string} title @param {string} command @param {string[]} args */
async function check(title, command, args) {
  say(title);
  const ok = (await timed(title, () => run(command, args))) === 0;
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(title);
  return ok;
}

/**
 * Runs a test runner and counts its tests by the JSON it writes. A runner that fails without a
 * failed test, or runs none, counts as one failure.
 * @template Report
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {string} file
 * @param {(report: Report) => { passed: number, failures: string[] }} count
 */
async function tests(title, command, args, file, count) {
  say(title);
  const env = {
    ...ENVIRONMENT,
    // Each test file has a thread or a process of its own, which would compile its packages again.
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const ok = (await timed(title, () => run(command, args, { env }))) === 0;
  let counted = { passed: 0, failures: /** @type {string[]} */ ([]) };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
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
  return tests(
    title,
    'vitest',
    ['run', ...chosen, ...reporters],
    file,
    (
      /** @type {{ numPassedTests: number, testResults: import('./failures.mjs').VitestFile[] }} */ report,
    ) => ({
      passed: report.numPassedTests,
      failures: report.testResults.flatMap(failuresOfFile),
    }),
  );
}

/** @param {string} title @param {string[]} filter */
function playwright(title, filter) {
  const file = path.join(RESULTS, 'playwright.json');
  return tests(
    title,
    'playwright',
    ['test', '--reporter=list,json', ...filter],
    file,
    (
      /** @type {{ stats: { expected: number }, suites: import('./failures.mjs').Suite[] }} */ {
        stats,
        suites,
      },
    ) => ({
      passed: stats.expected,
      failures: suites.flatMap(failuresOfSuite),
    }),
  );
}

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
for (const { title, ok } of await timed('Format, lint, types and unused code', checkSources)) {
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(title);
}
await vitest('Unit tests, components and contract (vitest)', ['unit*', 'components*', 'contract']);
if (await check('Production build (npm run build)', 'npm', ['run', 'build'])) {
  // One Vitest run for both tiers, so workers never idle and the servers start once.
  const slow = FULL ? ['images', 'patterns', 'system', 'next'] : [];
  await vitest('The running server (vitest)', ['server', ...slow]);
  await playwright('In a browser (playwright)', FULL ? [] : ['--grep', '@journey']);
  if (FULL) {
    // In parallel: none of them measures speed, and the soak is mostly idle.
    await Promise.all([
      vitest('Budgets of weight (vitest, Chromium)', ['budgets']),
      check('Soak, one minute', 'node', ['tools/soak/soak.ts', '--short']),
    ]);
  }
}

printTimes();
if (failures.length > 0) {
  say('Failed');
  for (const one of failures) console.info(`  ✗ ${one}`);
}
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
