import { TIMES } from '../../config/times.ts';
import { monotonicNow } from '../../process/time.ts';
import { retryAfter } from '../http.ts';
import type { PageFacts } from '../request-context.ts';

/** How long a stored page may be served, here and by caches in front of this site. */

const { leastMs, mostMs, outageMs, sharedMs } = TIMES.pages;

/** The `X-Robots-Tag` of a page that is not indexed, but whose links are followed. */
export const UNINDEXED = 'noindex, follow';

/**
 * When a page becomes stale, by the monotonic clock.
 * @param until when the first of the answers in it becomes stale
 */
export function staleAt(
  { cacheControl }: { cacheControl?: { revalidate?: number | false } },
  until = Number.POSITIVE_INFINITY,
) {
  const now = monotonicNow();
  const max = cacheControl?.revalidate ? cacheControl.revalidate * 1000 : mostMs;
  return Math.min(Math.max(until, now + leastMs), now + max);
}

/**
 * The `Cache-Control` of a stored page. Browsers ask each time (`max-age=0`): without it they may
 * show a page for a tenth of its age by their own estimate (RFC 9111, section 4.2.2). Without
 * `stale-while-revalidate`: a shared cache that served the old page during revalidation would double
 * its age.
 * @param until by the monotonic clock
 */
export function cachedHeaders(until: number) {
  const left = Math.max(0, Math.floor((until - monotonicNow()) / 1000));
  const seconds = Math.min(left, mostMs / 1000) + sharedMs / 1000;
  return {
    'cache-control': `max-age=0, s-maxage=${seconds}, stale-if-error=${outageMs / 1000}`,
  };
}

/**
 * The headers of a stored page that change while it is fresh. A stored 404 is for this process alone:
 * the path may get a page.
 */
export function freshHeaders({ status = 200 }: { status?: number }, until: number) {
  return status === 200 ? cachedHeaders(until) : { 'cache-control': 'no-store' };
}

/**
 * The headers of a response that must not be cached: a failure, or a temporary redirect.
 * @returns empty for any other response
 */
export function uncachedHeaders(
  status: number,
  { retryAt }: Pick<PageFacts, 'retryAt'>,
): Record<string, string> {
  // Next's own, for a request of the router without `_rsc`, has neither these nor `Vary`.
  if (status === 307) return { 'cache-control': 'no-store' };
  if (status !== 404 && status !== 503) return {};
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return retryAt === undefined ? headers : { ...headers, 'retry-after': retryAfter(retryAt) };
}
