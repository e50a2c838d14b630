import { existsSync } from 'node:fs';
import { installBrowser } from './browser.mjs';
import { installPrograms } from './packages.mjs';
import { fail, installDependencies, run, say } from './step.mjs';

/**
 * `npm run nightly`: all that takes too long for `npm run test:full`, one after the other. A failure
 * does not stop the run. What this machine cannot run is named at the end.
 */
const isDebian = existsSync('/etc/debian_version');
const isRoot = process.getuid?.() === 0;

/** @type {{ title: string, command: string[], missing?: string | false }[]} */
const PARTS = [
  {
    title: 'Crowds, large pictures, every fault',
    command: ['vitest', 'run', '--project', 'nightly'],
  },
  { title: 'Soak, ten minutes', command: ['npm', 'run', 'soak'] },
  { title: 'Speed and weight', command: ['npm', 'run', 'load'] },
  {
    title: 'Chromium, Firefox and WebKit',
    command: ['npm', 'run', 'browsers'],
    missing: !isDebian && 'the drivers of Firefox and WebKit come from Debian',
  },
  {
    title: 'Deployment on both Debian releases',
    command: ['npm', 'run', 'deployment'],
    missing: !(isDebian && isRoot) && 'booting a machine takes root on Debian',
  },
  { title: 'Mutation', command: ['npm', 'run', 'mutate'] },
];

await installDependencies();
await installBrowser();
await installPrograms();
say('Building the site (npm run build)');
if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');

/** @type {string[]} */
const results = [];
for (const { title, command, missing } of PARTS) {
  if (missing) {
    results.push(`  – ${title}: not on this machine, ${missing}`);
    continue;
  }
  say(title);
  const [program = '', ...args] = command;
  const ok = (await run(program, args)) === 0;
  results.push(`  ${ok ? '✓' : '✗'} ${title}`);
  if (!ok) process.exitCode = 1;
}
say('Results');
console.info(results.join('\n'));
