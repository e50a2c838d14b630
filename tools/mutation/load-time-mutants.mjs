import { globSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../tests/fixtures/project-copy.ts';
import { ROOT } from '../commands/step.mjs';

/**
 * Faults in code that runs once, when its module is loaded, such as a table or an expression. Stryker
 * switches a fault on after that, so no test can notice it. Each is written into a copy of the project
 * instead, in which the unit tests of its module run.
 *
 * @typedef {{ line: number, column: number }} Position both counted from 1
 * @typedef {{ status: string, static?: boolean, replacement?: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {Record<string, { source: string, mutants: Mutant[] }>} Files of Stryker's report
 */

const MOST_SECONDS = '120';

/** Sets the status of those that a test notices to `Killed`. @param {Files} files */
export async function tryLoadTimeMutants(files) {
  const copy = copyProject();
  try {
    for (const [file, { source, mutants }] of Object.entries(files)) {
      const tests = testsOfModule(file);
      const open = mutants.filter((mutant) => mutant.static && mutant.status === 'Survived');
      if (tests.length === 0 || open.length === 0) continue;
      for (const mutant of open) {
        copy.write(file, withMutant(source, mutant));
        // A fault may make a loop endless.
        const vitest = ['vitest', 'run', '--project', 'unit*', '--bail', '1', ...tests];
        const { code } = await copy.run('timeout', MOST_SECONDS, ...vitest);
        if (code !== 0) mutant.status = 'Killed';
      }
      copy.write(file, source);
      const killed = open.filter(({ status }) => status === 'Killed').length;
      console.info(`  ${file}: ${killed} of ${open.length} at load time`);
    }
  } finally {
    copy.remove();
  }
}

/**
 * `tests/unit/a/b.test.ts` and `tests/unit/a/b-more.test.ts` for `lib/a/b.ts`; all tests in `tests/unit/a`
 * if it has none of its own.
 * @param {string} file
 */
function testsOfModule(file) {
  const name = file.replace(/^lib\//, 'tests/unit/').replace(/\.\w+$/, '');
  const own = globSync(`${name}{,-*}.test.*`, { cwd: ROOT });
  return own.length > 0 ? own : globSync(`${path.dirname(name)}/*.test.*`, { cwd: ROOT });
}

/** @param {string} source @param {Mutant} mutant */
function withMutant(source, { replacement = '', location: { start, end } }) {
  const lines = source.split('\n');
  /** @param {Position} position */
  const offset = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return source.slice(0, offset(start)) + replacement + source.slice(offset(end));
}
