import 'server-only';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { type Exchange, PausedError, type Service, type UpstreamError } from './errors';

/** Since when a service has been failing (ISO date-time), and the code of its latest failure. */
type ServiceFailure = { since: string; code: string };

/** What is known of one route of a service. All times in ms since the epoch. */
type RouteState = {
  service: Service;
  /** When it last answered. */
  answeredAt: number;
  /** The failures in a row since then. */
  failing?: { since: number; at: number; code: string } | undefined;
  /** Until when a `Retry-After` asks for no call, and the code of the failure that had it. */
  pause?: { until: number; code: string };
};

const routes = processWide('panel-routes', () => new Map<string, RouteState>());

/** All slugs of `/api/posts/blog/pt/{slug}` share one route. */
function nameOf({ service, url }: Exchange): string {
  return `${service} ${url.split('/', 4).join('/')}`;
}

/** @throws PausedError until the time of a `Retry-After` that the route answered with */
export function rejectPaused(at: Exchange): void {
  const pause = routes.get(nameOf(at))?.pause;
  if (pause && Date.now() < pause.until) throw new PausedError(pause.code, pause.until, at);
}

/** True if the latest call to the route failed. */
export function isFailing(at: Exchange): boolean {
  return routes.get(nameOf(at))?.failing !== undefined;
}

/** Records how a call ended, `error` null if it was answered. A `Retry-After` pauses the route. */
export function noteCall(at: Exchange, error: UpstreamError | null): void {
  const now = Date.now();
  const route = routes.get(nameOf(at)) ?? { service: at.service, answeredAt: 0 };
  routes.set(nameOf(at), route);
  if (!error || isRefusal(error)) {
    route.answeredAt = now;
    route.failing = undefined;
    return;
  }
  const { code, retryAt } = error;
  route.failing = { since: route.failing?.since ?? now, at: now, code };
  if (retryAt !== null && retryAt > (route.pause?.until ?? 0)) {
    route.pause = { until: retryAt, code };
  }
}

/**
 * The services that are failing, judging from this process' own calls. A route whose latest call
 * failed no longer counts once another route has answered since and `failingMs` have passed.
 */
export function failingServices(): Partial<Record<Service, ServiceFailure>> {
  const services = [...new Set([...routes.values()].map(({ service }) => service))];
  const found = services.flatMap((service) => {
    const own = [...routes.values()].filter((route) => route.service === service);
    const answeredAt = Math.max(...own.map((route) => route.answeredAt));
    const current = own
      .flatMap(({ failing }) => failing ?? [])
      .filter(({ at }) => at > answeredAt || Date.now() < at + TIMES.services.failingMs)
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
