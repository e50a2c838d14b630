import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { alarms } from './alarms.ts';
import { startAuthority, tls } from './authority.ts';
import type { Builds } from './builds.ts';
import { fullDisk, instanceFaults, largePhoto, redisFaults } from './faults.ts';
import { boot } from './machine.ts';
import { reboot, untilServed } from './recovery.ts';
import { Report } from './report.ts';
import { install, placeCheckout, type Run } from './roads.ts';
import { startServices } from './services.ts';
import { brokenUpdate, changeVariable, interruptedCopy, rollBack, update } from './updates.ts';
import { Site } from './visitors.ts';

/** One release, in a network of its own (see deployment.ts). */
const { release, root, builds, log } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  release: string;
  root: string;
  builds: Builds;
  log: string;
};
execFileSync('ip', ['link', 'set', 'lo', 'up']);

const report = new Report(log);
const services = await startServices();
const began = Date.now();
const machine = await boot(root, { '/usr/bin/node': process.execPath });
const run: Run = { machine, site: new Site(), services, builds, report };
try {
  const version = (await machine.sh('. /etc/os-release; echo $PRETTY_NAME; node --version')).trim();
  report.say(
    `${version.replace('\n', ', Node ')} has booted after ${Math.round((Date.now() - began) / 1000)} s`,
  );
  placeCheckout(run);
  run.site.authority = await startAuthority(machine);
  await install(run);
  const steps = {
    tls,
    update,
    rollBack,
    changeVariable,
    brokenUpdate,
    interruptedCopy,
    instanceFaults,
    redisFaults,
    largePhoto,
    fullDisk,
    alarms,
    reboot,
  };
  for (const [name, step] of Object.entries(steps)) {
    report.say(`-- ${name}`);
    await step(run).catch((error: Error) => report.expect(false, `${name}: ${error.message}`));
    await untilServed(run);
  }
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await machine.stop();
  await services.close();
}
process.exit(report.end(`Debian ${release}`) ? 0 : 1);
