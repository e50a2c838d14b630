import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from './roads.ts';
import { HOST } from './visitors.ts';

/** Waits until both instances are ready, for a minute at most. */
export async function untilReady({ machine }: Run): Promise<void> {
  const ask = 'curl -fs --max-time 5 -o /dev/null http://127.0.0.1:PORT/api/ready';
  for (const port of ['3001', '3002']) {
    await machine.sh(
      `for _ in $(seq 60); do ${ask.replace('PORT', port)} && exit 0; sleep 1; done; exit 1`,
    );
  }
}

/**
 * Waits until nginx asks both instances again: after a failure it skips one for `fail_timeout`, then
 * tries it with one request at a time.
 */
export async function untilServed(run: Run): Promise<void> {
  await untilReady(run);
  const deadline = Date.now() + 120_000;
  for (let inARow = 0; inARow < 20; ) {
    const { status } = await run.site.get('/modelos?q=a');
    inARow = status === 200 ? inARow + 1 : 0;
    if (Date.now() > deadline) throw new Error('nginx does not ask both instances again.');
    await pause(200);
  }
}

/** The machine is started again: everything comes back by itself. */
export async function reboot(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const began = Date.now();
  await machine.reboot();
  await untilServed(run);
  const { status } = await site.get('/');
  const seconds = Math.round((Date.now() - began) / 1000);
  const failed = (await machine.sh('systemctl --failed --no-legend')).trim();
  report.row('the machine restarted', `${HOST} answers ${status} after ${seconds} s`);
  report.expect(status === 200 && !failed, `everything comes back after a restart ${failed}`);
}
