import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPackages } from '../../tests/fixtures/project-copy.ts';
import { fail, ROOT, run } from '../commands/step.mjs';

/**
 * A copy of the project with every drawn fault in one build, each behind a switch. It is outside the
 * project because `test-results` is in `.gitignore`, and Tailwind skips ignored files.
 */
export const COPY = path.join(tmpdir(), 'vitrine-mutation');
const SWITCH = 'tools/mutation/switch.mjs';

/** Copies the last commit and puts in the switches. @param {Map<string, string>} texts */
export function copyWithSwitches(texts) {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(path.join(COPY, 'test-results'), { recursive: true });
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C '${COPY}'`], { cwd: ROOT });
  copyPackages(COPY);
  const names = 'stryMutAct_9fa48, stryCov_9fa48';
  for (const [file, text] of texts) {
    // Imports are hoisted: at the end they leave a directive in the first line.
    writeFileSync(path.join(COPY, file), `${text}\nimport { ${names} } from '@/${SWITCH}';\n`);
  }
  mkdirSync(path.join(COPY, 'app/api/reached'));
  writeFileSync(
    path.join(COPY, 'app/api/reached/route.js'),
    `export { POST } from '@/${SWITCH}';\n`,
  );
}

/** Builds the copy, for the tests that need a site, unless it is built. */
export async function buildCopy() {
  if (existsSync(path.join(COPY, '.next/standalone'))) return;
  activate('none');
  const code = await run('npm', ['run', 'build'], { cwd: COPY });
  if (code !== 0) fail(`The copy with the faults could not be built: ${COPY}`);
}

/** The files of the copy that hold the switch's text. @returns {string[]} */
function switches() {
  const built = globSync('.next/standalone/.next/**/*.js', { cwd: COPY });
  return [SWITCH, ...built]
    .map((name) => path.join(COPY, name))
    .filter((file) => readFileSync(file, 'utf8').includes('active-mutant-'));
}

/** Switches one fault on in the copy, or `none`, or `reach`. @param {string} id */
export function activate(id) {
  const text = `active-mutant-${id.padStart(6, '_')}`;
  for (const file of switches()) {
    const content = readFileSync(file, 'utf8');
    writeFileSync(file, content.replaceAll(/active-mutant-\w{6}/g, text));
  }
}
