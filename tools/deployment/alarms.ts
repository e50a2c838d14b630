import { setTimeout as pause } from 'node:timers/promises';
import { FILL_DISK, FREE_DISK, INSTANCES } from './faults.ts';
import { untilReady, untilServed } from './recovery.ts';
import type { Run } from './roads.ts';
import { WATCH_TOKEN } from './services.ts';

/**
 * The five alarms of docs/watching.md, each provoked once: it rings, and no other does. A watcher would
 * ask as often, and read the same.
 */
const EVERY_MS = 5_000;
const LASTS_MS = 60_000;
const PORTS = [3001, 3002];
const SERVICES_FAIL =
  /^vitrine_upstream_seconds_count\{.*outcome="(?:SIGN_IN|TIMEOUT|UNREACHABLE|UNREADABLE|HTTP_(?:401|403|429|5..))".*\} (\d+)/gm;
const POSTS_FAIL = /^vitrine_refusals_total\{.*kind="(?:not-sent|perhaps-sent)".*\} (\d+)/gm;
const NO_ANSWER = /"path":"(?!\/(?:api|storage|_next|preview)\/)[^"]*","status":50[24],/g;
const FULL_PERCENT = 90;

/** A letter of the contact form, as its page sends it. */
const LETTER = {
  name: 'Ana Paula',
  email: 'ana@agency.example',
  phone: '+55 11 98765-4321',
  subject: 'x',
  message: 'Good morning.',
  website: '',
  filling_ms: 60_000,
};

type Sample = {
  at: number;
  silent: boolean;
  full: boolean;
  noAnswer: number;
  services: number[];
  posts: number[];
};

async function sampleOf({ machine }: Run): Promise<Sample> {
  const signal = () => AbortSignal.timeout(5_000);
  const instances = await Promise.all(
    PORTS.map(async (port) => {
      const url = `http://127.0.0.1:${port}/api`;
      const headers = { authorization: `Bearer ${WATCH_TOKEN}` };
      const ready = await fetch(`${url}/ready`, { signal: signal() }).catch(() => null);
      const metrics = await fetch(`${url}/metrics`, { headers, signal: signal() })
        .then((answer) => answer.text())
        .catch(() => undefined);
      return { ready: ready?.ok === true, metrics };
    }),
  );
  const count = (pattern: RegExp) =>
    instances.map(({ metrics = '' }) =>
      [...metrics.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0),
    );
  const log = await machine.sh('cat /var/log/nginx/vitrine.log');
  const disks = await machine.sh('df --output=pcent /var/cache /var/log | tail -n +2');
  return {
    at: Date.now(),
    silent: instances.some(({ ready }) => !ready),
    full: disks.split('%').some((one) => Number(one) > FULL_PERCENT),
    noAnswer: [...log.matchAll(NO_ANSWER)].length,
    services: count(SERVICES_FAIL),
    posts: count(POSTS_FAIL),
  };
}

/** The alarms that ring by these samples. */
function ringing(samples: readonly Sample[]): string[] {
  const lasts = (is: (one: Sample) => boolean) => {
    const since = samples.findLast((one) => !is(one))?.at ?? samples[0]?.at ?? 0;
    return (samples.at(-1)?.at ?? 0) - since >= LASTS_MS && is(samples.at(-1) as Sample);
  };
  /** A counter that became smaller belongs to a new process. */
  const rise = (of: (one: Sample) => number[]) =>
    samples.slice(1).reduce((sum, sample, index) => {
      const before = of(samples[index] as Sample);
      return (
        sum + of(sample).reduce((all, now, at) => all + Math.max(0, now - (before[at] ?? 0)), 0)
      );
    }, 0);
  const rings = {
    'instance-silent': lasts((one) => one.silent),
    'no-answer': rise((one) => [one.noAnswer]) >= 1,
    'services-failing': rise((one) => one.services) > 5,
    'posts-not-sent': rise((one) => one.posts) > 0,
    'disk-full': lasts((one) => one.full),
  };
  return Object.entries(rings).flatMap(([id, is]) => (is ? id : []));
}

/** Watches while visitors come, until an alarm rings or the time is over. */
async function watch(run: Run, ms: number, work: () => Promise<unknown>): Promise<string[]> {
  const samples = [await sampleOf(run)];
  await work();
  const end = Date.now() + ms;
  let rung: string[] = [];
  await run.site.visitedWhile(async () => {
    while (rung.length === 0 && Date.now() < end) {
      await pause(EVERY_MS);
      samples.push(await sampleOf(run));
      rung = ringing(samples);
    }
  });
  return rung;
}

export async function alarms(run: Run): Promise<void> {
  const { machine, services, site, report } = run;
  const signal = (name: string) =>
    machine.sh(`systemctl kill --kill-whom=main --signal=${name} vitrine@3002`);
  const post = async () => {
    const { panel } = services;
    panel.fail({ kind: 'down', route: '/api' });
    const answer = await fetch(`http://127.0.0.1:3001/api/contact`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(LETTER),
    });
    report.say(`a contact form while the services are down: ${answer.status}`);
    panel.clearFaults();
  };
  const provoked: [id: string, provoke: () => Promise<unknown>, mend: () => Promise<unknown>][] = [
    [
      'none, on a healthy site, with invented addresses',
      () => site.get('/storage/desktop/x.jpg'),
      async () => {},
    ],
    ['instance-silent', () => signal('STOP'), () => signal('CONT')],
    [
      'no-answer',
      async () => {
        await machine.sh(`systemctl stop ${INSTANCES.join(' ')}`);
        await site.get('/');
        await machine.sh(`systemctl start ${INSTANCES.join(' ')}`);
        await untilReady(run);
      },
      async () => {},
    ],
    [
      'services-failing',
      async () => services.panel.fail({ kind: 'down' }),
      async () => services.panel.clearFaults(),
    ],
    ['posts-not-sent', post, async () => {}],
    ['disk-full', () => machine.attempt(FILL_DISK), () => machine.sh(FREE_DISK)],
  ];
  for (const [id, provoke, mend] of provoked) {
    const rung = await watch(run, id.startsWith('none') ? 75_000 : 240_000, provoke);
    await mend();
    await untilServed(run);
    report.row(`alarm: ${id}`, rung.join(', ') || 'none');
    report.expect(rung.join() === (id.startsWith('none') ? '' : id), `rings: ${id}`);
  }
}
