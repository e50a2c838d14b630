import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from '../mutation/tests-of-folders.mjs';
import { installDependencies, ROOT, run, say } from './step.mjs';

/**
 * Mutation testing: puts in faults one at a time, and reports those that no test notices. Of `lib`, whose
 * folders can be chosen by name: `npm run mutate -- talents search`. Or of a draw from the pages, which
 * are `components`, `app` and `middleware.ts`: `npm run mutate -- pages --seed 7 --count 300`.
 *
 * @typedef {{ found: number, missed: number }} Count
 */
const RESULTS = path.join(ROOT, 'tools/mutation/results.json');
const REPORT = path.join(ROOT, 'test-results/mutation.json');

await installDependencies();
const chosen = process.argv.slice(2);
if (chosen[0] === 'pages') {
  // The packages that it needs are there only now.
  const { mutatePages } = await import('../mutation/pages.mjs');
  await mutatePages(chosen.slice(1));
} else {
  await mutateLib(chosen);
}

/** @param {string[]} chosen folders; all of them if there are none */
async function mutateLib(chosen) {
  const { tryLoadTimeMutants } = await import('../mutation/load-time-mutants.mjs');
  const all = readdirSync(path.join(ROOT, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  /** @type {Record<string, Count>} */
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  for (const folder of chosen.length > 0 ? chosen : all) {
    say(`Putting faults into lib/${folder}`);
    const code = await run('stryker', [
      'run',
      'tools/mutation/stryker.config.mjs',
      ...['--mutate', `lib/${folder}/**/*.*,!**/*.json,!**/*.ttf`],
      ...['--testFiles', testsOf(folder).join(',')],
      ...['--incrementalFile', `test-results/mutation-incremental/${folder}.json`],
    ]);
    if (code !== 0) process.exit(code);
    const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
    await tryLoadTimeMutants(files);
    results[folder] = countOf(files);
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  }

  say('Faults that a test noticed');
  for (const [folder, { found, missed }] of Object.entries(results)) {
    console.info(`  ${folder.padEnd(12)} ${found} of ${found + missed}`);
  }
  const found = sum(Object.values(results).map((count) => count.found));
  const missed = sum(Object.values(results).map((count) => count.missed));
  console.info(`  ${'lib'.padEnd(12)} ${((100 * found) / (found + missed)).toFixed(1)} %`);
}

/**
 * @param {Record<string, { mutants: { status: string }[] }>} files of Stryker's report
 * @returns {Count}
 */
function countOf(files) {
  const statuses = Object.values(files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  /** @param {string[]} wanted */
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  return { found: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}
