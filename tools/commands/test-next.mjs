import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ROOT, run, say } from './step.mjs';

/**
 * `npm run test:next`: the tests of what the site relies on in Next (docs/next-internals.md), against
 * the last build. With `-- --next 16.5.0`, against that version: in a copy of the project, where it is
 * installed and the site built.
 */
const { next } = parseArgs({ options: { next: { type: 'string' } } }).values;

/** What a copy does not need, or makes itself. */
const LEFT_OUT = new Set(['.git', '.next', '.demo', 'node_modules', 'test-results', 'coverage']);

const TESTS = ['vitest', 'run', '--project', 'next'];

if (!next) process.exit(await run('npx', TESTS));
if (!/^[\w.-]+$/.test(next)) fail(`${next} is not a version.`);

const copy = mkdtempSync(path.join(tmpdir(), 'vitrine-next-'));
cpSync(ROOT, copy, {
  recursive: true,
  filter: (source) => !LEFT_OUT.has(path.relative(ROOT, source)),
});
// The programs of the copy come first, not those of this project.
const PATH = [path.join(copy, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
const options = { cwd: copy, env: { ...process.env, PATH, NEXT_TELEMETRY_DISABLED: '1' } };
const INSTALL = ['install', '--save-exact', '--include=dev', '--no-audit', '--no-fund'];
let code = 0;
for (const [what, command, args] of /** @type {const} */ ([
  [`Installing Next ${next}`, 'npm', [...INSTALL, `next@${next}`]],
  ['Building the site with it', 'npm', ['run', 'build']],
  ['Testing', 'npx', TESTS],
])) {
  say(`${what} (in ${copy})`);
  code = await run(command, [...args], options);
  if (code !== 0) break;
}
rmSync(copy, { recursive: true, force: true });
process.exit(code);
