import { installBrowser } from './browser.mjs';
import { installPrograms } from './packages.mjs';
import { fail, installDependencies, run, say } from './step.mjs';

/** `with-build.mjs <file> [argument …]`: installs what is missing, builds the site, and runs the file. */
await installDependencies();
await installBrowser();
await installPrograms();
say('Building the site (npm run build)');
if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
process.exitCode = await run('node', process.argv.slice(2));
