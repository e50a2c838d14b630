import { installBrowser } from './browser.mjs';
import { installPrograms } from './packages.mjs';
import { fail, installDependencies, run, say } from './step.mjs';

/**
 * Measures the speed and weight that the site promises, beside a bare Next app, and writes
 * `tools/load/last.md`. Arguments after `--` choose rows: `npm run load -- 5 6`.
 */
await installDependencies();
await installBrowser();
await installPrograms();
say('Building the site (npm run build)');
if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
say('Measuring');
process.exitCode = await run('node', ['tools/load/load.ts', ...process.argv.slice(2)]);
