import type { Run } from './road.ts';

export const PORTS = [3001, 3002];

/** How often the alarms look, and for how long something has to last. */
export const EVERY_MS = 5_000;
const LASTS = 60_000 / EVERY_MS + 1;
const SERVICES_FAIL =
  /^vitrine_upstream_seconds_count\{.*outcome="(?:SIGN_IN|TIMEOUT|UNREACHABLE|UNREADABLE|HTTP_(?:401|403|429|5..))".*\} (\d+)/gm;
const POSTS_FAIL = /^vitrine_refusals_total\{.*kind="(?:not-sent|perhaps-sent)".*\} (\d+)/gm;
const NO_ANSWER = /"path":"(?!\/(?:api|storage|_next|preview)\/)[^"]*","status":50[24],/g;

/** What someone who watches as docs/watching.md says reads. */
export async function sampleOf({ machine, variables }: Run) {
  const headers = { authorization: `Bearer ${variables.WATCH_TOKEN}` };
  const read = (port: number, name: string) =>
    fetch(`http://127.0.0.1:${port}/api/${name}`, { headers, signal: AbortSignal.timeout(5_000) })
      .then(async (answer) => (answer.ok ? await answer.text() : undefined))
      .catch(() => undefined);
  const readies = PORTS.map((port) => read(port, 'ready'));
  const metrics = await Promise.all(PORTS.map((port) => read(port, 'metrics')));
  const sum = (pattern: RegExp) =>
    [...metrics.join('\n').matchAll(pattern)].reduce((all, [, value]) => all + Number(value), 0);
  const log = await machine.sh('cat /var/log/nginx/vitrine.log');
  const disks = await machine.sh('df --output=pcent /var/cache /var/log | tail -n +2');
  return {
    silent: (await Promise.all(readies)).includes(undefined),
    full: disks.split('%').some((one) => Number(one) > 90),
    noAnswer: [...log.matchAll(NO_ANSWER)].length,
    services: sum(SERVICES_FAIL),
    posts: sum(POSTS_FAIL),
  };
}

type Sample = Awaited<ReturnType<typeof sampleOf>>;

/** The alarms that ring by these samples. A counter that fell belongs to a new process. */
export function ringing(samples: readonly Sample[]): string[] {
  const rise = (of: 'noAnswer' | 'services' | 'posts') =>
    (samples.at(-1)?.[of] ?? 0) - (samples[0]?.[of] ?? 0);
  const lasts = (of: 'silent' | 'full') =>
    samples.length >= LASTS && samples.slice(-LASTS).every((one) => one[of]);
  const rings = {
    'instance-silent': lasts('silent'),
    'no-answer': rise('noAnswer') > 0,
    'services-failing': rise('services') > 5,
    'posts-not-sent': rise('posts') > 0,
    'disk-full': lasts('full'),
  };
  return Object.entries(rings).flatMap(([id, is]) => (is ? id : []));
}
