import 'server-only';
import { processWide } from '../server/process-wide.mjs';
import type { Service, UpstreamError } from './errors';
import { PANEL_LIMITS } from './limits';

/** Since when a service has been failing (ISO date-time), and the code of its latest failure. */
export type ServiceFailure = { since: string; code: string };

type Health = {
  /** When the service last answered any call (ms since the epoch). */
  answeredAt: number;
  /** The routes whose latest call failed, with the times of the first and last failure in a row. */
  failing: Map<string, { since: number; at: number; code: string }>;
};

const health = processWide(
  'service-health',
  (): Record<Service, Health> => ({
    panel: { answeredAt: 0, failing: new Map() },
    integration: { answeredAt: 0, failing: new Map() },
  }),
);

/** Records the outcome of a call to a route of a service. `error` is null if it was answered. */
export function noteCall(service: Service, route: string, error: UpstreamError | null): void {
  const known = health[service];
  const at = Date.now();
  if (!error || isRefusal(error)) {
    known.answeredAt = at;
    known.failing.delete(route);
    return;
  }
  const since = known.failing.get(route)?.since ?? at;
  known.failing.set(route, { since, at, code: error.code });
}

/** True if the latest call to a route failed. */
export function isFailing(service: Service, route: string): boolean {
  return health[service].failing.has(route);
}

/**
 * The services that are failing, judging from this process' own calls. A route whose latest call
 * failed no longer counts once another route has been answered since and `failingMs` have passed.
 */
export function failingServices(): Partial<Record<Service, ServiceFailure>> {
  const found = (Object.keys(health) as Service[]).flatMap((service) => {
    const { answeredAt, failing } = health[service];
    const now = Date.now();
    const current = [...failing.values()]
      .filter(({ at }) => at > answeredAt || now < at + PANEL_LIMITS.failingMs)
      .sort((one, other) => other.at - one.at);
    const [last] = current;
    if (!last) return [];
    const since = Math.min(...current.map((one) => one.since));
    return [[service, { since: new Date(since).toISOString(), code: last.code }] as const];
  });
  return Object.fromEntries(found);
}

/** True for a refusal (404, 422), which a healthy service gives too. */
function isRefusal({ code }: UpstreamError): boolean {
  return /^HTTP_4(?!01|03|29)/.test(code);
}
