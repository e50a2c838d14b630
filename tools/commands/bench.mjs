import { spawnSync } from 'node:child_process';
import { installBrowser } from './browser.mjs';
import { installPackages } from './packages.mjs';
import { ENVIRONMENT, fail, installDependencies, run, say } from './step.mjs';

/**
 * Measures what the site promises beside its references and writes `tools/bench/results.md`. What is
 * said after `--` chooses rows: `npm run bench -- 5 6`, short measurements: `-- --quick`.
 */
const PACKAGES = {
  nginx: ['nginx', '-v'],
  wrk: ['wrk', '-v'],
  'redis-server': ['redis-server', '-v'],
};

// nginx lies where only root looks.
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
