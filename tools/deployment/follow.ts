import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../../tests/fixtures/ask.ts';
import { startMachine } from './machine.ts';
import { deploymentLines } from './operations.ts';

/**
 * Follows docs/operations.md line by line in a fresh clone, on a machine that is a folder. Visitors
 * arrive while the instances restart. Ends with 1 when a line fails or a visitor does not get the page.
 * The clone lacks what is not committed. `--built` deploys this checkout instead, as it was built last.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-machine-'));
chmodSync(folder, 0o755);
const isBuilt = process.argv.includes('--built');
const checkout = isBuilt ? ROOT : path.join(folder, 'checkout');
const BUILDING = /^npm ci /;

/** A page that nginx does not cache: a cached one would hide the failure of an instance. */
const UNCACHED = '/modelos?q=a';

/** The name of the site in the shipped files. */
const HOST = 'agency.example';

/** Another address for each visit: all of 127.0.0.0/8 is this machine, and nginx limits each client. */
let visits = 0;
const nextAddress = () => {
  visits += 1;
  return `127.1.${(visits >> 8) & 255}.${visits & 255}`;
};

/** Runs a command without holding up this process, which answers it in the place of systemd. */
async function sh(command: string, cwd: string, PATH = process.env.PATH): Promise<void> {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, PATH } } as const;
  const [status] = await once(spawn('/bin/sh', ['-ec', command], options), 'close');
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Visits the site until the work is done, and gives the statuses that were no 200. */
async function visitedWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const bad: number[] = [];
  let over = false;
  const visitors = Array.from({ length: 3 }, async () => {
    while (!over) {
      const { status } = await ask(url, UNCACHED, {
        from: nextAddress(),
        headers: { host: HOST },
      }).catch(() => ({
        status: 0,
      }));
      if (status !== 200) bad.push(status);
    }
  });
  await work().finally(() => {
    over = true;
  });
  await Promise.all(visitors);
  return bad;
}

if (!isBuilt) await sh(`git clone --quiet ${ROOT} ${checkout}`, folder);
const machine = await startMachine(folder);
try {
  const lines = deploymentLines(checkout);
  for (const line of lines.filter((one) => !isBuilt || !BUILDING.test(one))) {
    console.info(`\n$ ${line}`);
    const command = machine.adapted(line, checkout);
    const follow = () => sh(command, checkout, machine.path);
    const bad = machine.isServing() ? await visitedWhile(machine.url, follow) : await follow();
    if (bad?.length) throw new Error(`visitors got ${bad.join(', ')}`);
  }
  console.info('\nEvery line did what it says.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await machine.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
