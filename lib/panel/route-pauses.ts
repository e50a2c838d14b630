import 'server-only';
import { processWide } from '../server/process-wide.mjs';
import { type Exchange, PausedError, type UpstreamError } from './errors';

/** When the pause of a route ends (ms since the epoch), and the code of the failure that asked for it. */
const pauses = processWide(
  'route-pauses',
  () => new Map<string, { until: number; code: string }>(),
);

/** The route of a path for pauses and health: all slugs of `/api/posts/blog/pt/{slug}` share one. */
export function routeOf({ url }: Exchange): string {
  return url.split('/', 4).join('/');
}

const nameOf = (at: Exchange) => `${at.service} ${routeOf(at)}`;

/** @throws PausedError until the time of a `Retry-After` that the route answered with */
export function rejectPaused(at: Exchange): void {
  const pause = pauses.get(nameOf(at));
  if (pause && Date.now() < pause.until) throw new PausedError(pause.code, pause.until, at);
}

/** Pauses a route for as long as `Retry-After` asks. An earlier moment does not shorten the pause. */
export function notePause(at: Exchange, { code, retryAt }: UpstreamError): void {
  const { until = 0 } = pauses.get(nameOf(at)) ?? {};
  if (retryAt !== null && retryAt > until) pauses.set(nameOf(at), { until: retryAt, code });
}
