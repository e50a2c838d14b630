import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { siteEnvironment } from '../../tests/fixtures/site-process.ts';
import { startAuthority, tls } from './authority.ts';
import type { Versions } from './builds.ts';
import { faults, reboot, untilServed } from './faults.ts';
import { boot } from './machine.ts';
import { Report } from './report.ts';
import { install, place, type Run } from './road.ts';
import { brokenUpdate, changeVariable, rollBack, update } from './updates.ts';
import { HOST, Site } from './visitors.ts';

/** One release, in a network of its own (see deployment.ts). */
const [release = '', root = '', given = ''] = process.argv.slice(2);
const versions: Versions = JSON.parse(given);
execFileSync('ip', ['link', 'set', 'lo', 'up']);

const logs = path.resolve(import.meta.dirname, '../../test-results/deployment');
const report = new Report(path.join(logs, `${release}.log`));
const panel = await startPanel({ pictures: 'plain' });
const variables = {
  ...siteEnvironment(panel.url, `https://${HOST}`),
  REDIS_URL: 'redis://127.0.0.1:6379',
  TRUSTED_PROXY_HOPS: '1',
  WATCH_TOKEN: 'deployment-watch-token',
};
const machine = await boot(root, { '/usr/bin/node': process.execPath });
const run: Run = { machine, site: new Site(), panel, variables, versions, report };
try {
  report.say(await machine.sh('. /etc/os-release; echo $PRETTY_NAME; node --version'));
  place(run, versions.first);
  run.site.authority = await startAuthority(machine);
  await install(run);
  const steps = { tls, update, rollBack, changeVariable, brokenUpdate, faults, reboot };
  for (const [name, step] of Object.entries(steps)) {
    report.say(`-- ${name}`);
    await step(run).catch((error: Error) => report.expect(false, `${name}: ${error.message}`));
    await untilServed(run);
  }
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await machine.stop();
  await panel.close();
}
process.exit(report.end(`Debian ${release}`) ? 0 : 1);
