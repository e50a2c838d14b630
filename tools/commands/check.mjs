import { fileURLToPath } from 'node:url';
import { installDependencies, run, runQuietly, say } from './step.mjs';

/**
 * Checks format, lint, types and unused code in parallel. Changes no source file; `next typegen` only
 * writes generated types.
 *
 * @typedef {{ title: string, ok: boolean, output: string }} Checked
 */
const CHECKS = {
  'Format and lint (biome)': ['biome', 'check', '--error-on-warnings'],
  // An incremental run misses an edit of a JSON file, such as a text that a language lacks.
  'Types (tsc)': ['tsc', '--noEmit', '--incremental', 'false'],
  'Unused files, exports and packages (knip)': ['knip'],
};

/**
 * Runs every check to its end and shows the output of those that fail.
 * @returns {Promise<Checked[]>}
 */
export async function checkSources() {
  say('Format, lint, types and unused code');
  await run('next', ['typegen'], { stdio: 'ignore' });
  const all = await Promise.all(Object.entries(CHECKS).map(checked));
  for (const { title, ok, output } of all) {
    console.info(`  ${ok ? '✓' : '✗'} ${title}`);
    if (!ok) console.info(output);
  }
  return all;
}

/**
 * @param {[title: string, command: string[]]} check
 * @returns {Promise<Checked>}
 */
async function checked([title, [program = '', ...args]]) {
  return { title, ...(await runQuietly(program, args)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installDependencies();
  const all = await checkSources();
  process.exitCode = all.every(({ ok }) => ok) ? 0 : 1;
}
