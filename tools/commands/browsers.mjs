import { existsSync } from 'node:fs';
import { installBrowser } from './browser.mjs';
import { installPackages } from './packages.mjs';
import { fail, installDependencies, run, say } from './step.mjs';

/**
 * Walks the site as a visitor does, in Chromium, Firefox and WebKit. Arguments after `--` choose
 * among them: `npm run browsers -- firefox webkit`.
 */
const PACKAGES = {
  'firefox-esr': process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

await installDependencies();
await installBrowser();
const missing = Object.entries(PACKAGES)
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);
await installPackages(missing);
say('Building the site (npm run build)');
if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
say('Walking');
process.exitCode = await run('node', ['tools/browsers/walk-all.ts', ...process.argv.slice(2)]);
