import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser.mjs';
import { installPackages } from './packages.mjs';
import { ENVIRONMENT, fail, installDependencies, run, say } from './step.mjs';

/**
 * Measures the figures that the site promises, next to their references, and writes
 * `tools/bench/results.md`. Arguments after `--` choose rows: `npm run bench -- 5 6`. Short
 * measurements: `-- --quick`.
 */
const PACKAGES = {
  nginx: ['nginx', '-v'],
  wrk: ['wrk', '-v'],
  'redis-server': ['redis-server', '-v'],
};

// Debian installs nginx outside of the search path of users.
const env = { ...ENVIRONMENT, PATH: `${ENVIRONMENT.PATH}:/usr/sbin:/sbin` };

await installDependencies();
await installBrowser();
const missing = Object.entries(PACKAGES)
  .filter(([, [command = '', ...args]]) => spawnSync(command, args, { env }).error)
  .map(([name]) => name);
await installPackages(missing);
say('Building the site (npm run build)');
if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
say('Measuring');
const bench = ['--import', './tools/bench/tools/sources.mjs', 'tools/bench/bench.ts'];
process.exitCode = await run('node', [...bench, ...process.argv.slice(2)], { env });
