import { existsSync } from 'node:fs';
import { run, say } from './step.mjs';

/**
 * All that takes too long for `npm run test:full`, one after the other, with the last build. A failure
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
  { title: 'Speed and weight', command: ['node', 'tools/load/load.ts'] },
  {
    title: 'Chromium, Firefox and WebKit',
    command: ['node', 'tools/browsers/walk.ts'],
    missing: !isDebian && 'the drivers of Firefox and WebKit come from Debian',
  },
  {
    title: 'Deployment on both Debian releases',
    command: ['npm', 'run', 'deployment'],
    missing: !(isDebian && isRoot) && 'booting a machine takes root on Debian',
  },
  { title: 'Mutation', command: ['npm', 'run', 'mutate'] },
];

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
