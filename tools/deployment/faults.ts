import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_MS, PORTS, ringing, sampleOf } from './alarms.ts';
import type { Run } from './road.ts';

const INSTANCES = PORTS.map((port) => `vitrine@${port}`).join(' ');

const signal = (name: string, unit: string) =>
  `systemctl kill --kill-whom=main --signal=${name} ${unit}`;

/** Fills the machine's only disk: what others may use, then what is reserved for root. */
const FILL_DISK =
  'fallocate -l $(df --output=avail -B1 / | tail -n 1) /var/ballast || true; cat /dev/zero > /var/ballast.rest || true';

/** A contact form, as its page sends it. */
const FORM = {
  method: 'POST',
  headers: {
    accept: 'application/json',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  },
  body: JSON.stringify({
    ...{ name: 'Ana Paula', email: 'ana@agency.example', phone: '+55 11 98765-4321' },
    ...{ subject: 'x', message: 'Good morning.', website: '', filling_ms: 60_000 },
  }),
};

async function stopBoth({ machine, site, report }: Run): Promise<void> {
  await machine.sh(`systemctl stop ${INSTANCES}`);
  const { status, body } = await site.get('/en/');
  report.expect(status === 502 && body.includes('<h1'), 'both instances stopped: 502 with a page');
  await machine.sh(`systemctl start ${INSTANCES}`);
}

async function postInVain({ panel }: Run): Promise<void> {
  panel.fail({ kind: 'down', route: '/api/contact' });
  await fetch(`http://127.0.0.1:${PORTS[0]}/api/contact`, FORM);
}

type Work = string | ((run: Run) => unknown);
type Fault = { what: string; alarm?: string; begin: Work; end?: Work };

/** A fault, and the one of the five alarms in docs/watching.md that it rings, if any. */
const FAULTS: Fault[] = [
  { what: 'nothing', begin: 'true' },
  { what: 'one instance killed', begin: signal('KILL', 'vitrine@3001') },
  { what: 'Redis killed', begin: signal('KILL', 'redis-server') },
  {
    what: 'Redis stopped',
    begin: 'systemctl stop redis-server',
    end: 'systemctl start redis-server',
  },
  {
    what: 'one instance hangs',
    alarm: 'instance-silent',
    begin: signal('STOP', 'vitrine@3002'),
    end: signal('CONT', 'vitrine@3002'),
  },
  { what: 'both instances stopped', alarm: 'no-answer', begin: stopBoth },
  {
    what: 'the services down',
    alarm: 'services-failing',
    begin: ({ panel }) => panel.fail({ kind: 'down' }),
    end: ({ panel }) => panel.clearFaults(),
  },
  {
    what: 'a form that is not sent',
    alarm: 'posts-not-sent',
    begin: postInVain,
    end: ({ panel }) => panel.clearFaults(),
  },
  {
    what: 'the disk is full',
    alarm: 'disk-full',
    begin: FILL_DISK,
    end: 'rm -f /var/ballast /var/ballast.rest',
  },
];

/** Each fault while visitors come, until an alarm rings or would have. No visitor notices any but `no-answer`. */
export async function faults(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const work = async (what: Work) =>
    typeof what === 'string' ? await machine.sh(what) : await what(run);
  for (const { what, alarm = '', begin, end } of FAULTS) {
    const samples = [await sampleOf(run)];
    let rung: string[] = [];
    const watch = async () => {
      await work(begin);
      // Reads are fresh for five minutes, and only then fail.
      const deadline = Date.now() + (alarm ? 420_000 : 75_000);
      while (rung.length === 0 && Date.now() < deadline) {
        await pause(EVERY_MS);
        samples.push(await sampleOf(run));
        rung = ringing(samples);
      }
    };
    const visits = await site.visitedWhile(watch).finally(() => end && work(end));
    await untilServed(run);
    const saw = `alarm: ${rung.join(', ') || 'none'}`;
    if (alarm === 'no-answer') report.row(what, saw, visits);
    else report.unnoticed(what, saw, visits);
    report.expect(rung.join() === alarm, `rings: ${alarm || 'none'}`);
  }
}

/** Waits until both instances are ready, and nginx asks both again: after a failure it skips one. */
export async function untilServed({ machine, site }: Run): Promise<void> {
  for (const port of PORTS) {
    const ask = `curl -fs --max-time 5 -o /dev/null http://127.0.0.1:${port}/api/ready`;
    await machine.sh(`for _ in $(seq 60); do ${ask} && exit 0; sleep 1; done; exit 1`);
  }
  const deadline = Date.now() + 120_000;
  for (let inARow = 0; inARow < 20; ) {
    const { status } = await site.get('/modelos?q=a');
    inARow = status === 200 ? inARow + 1 : 0;
    if (Date.now() > deadline) throw new Error('nginx does not ask both instances again.');
    await pause(200);
  }
}

/** The machine is started again: everything comes back by itself. */
export async function reboot(run: Run): Promise<void> {
  const { machine, report } = run;
  const began = Date.now();
  await machine.reboot();
  await untilServed(run);
  const seconds = Math.round((Date.now() - began) / 1000);
  const failed = (await machine.sh('systemctl --failed --no-legend')).trim();
  report.row('the machine restarted', `all pages after ${seconds} s`);
  report.expect(!failed, `everything comes back after a restart ${failed}`);
}
