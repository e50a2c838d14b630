import { TIMES } from '../times.mjs';

/** How long a stored page may be served, here and by caches in front of this site. */

const { leastMs, mostMs, nginxMs, outageMs, retryMs, sharedMs } = TIMES.pages;

/** The lifetime in our own nginx, which gets no invalidations and does not forward the header. */
const PROXY_HEADER = 'x-accel-expires';

/**
 * When a page becomes stale (ms since the epoch).
 * @param {{ cacheControl?: { revalidate?: number | false } }} context
 * @param {number | undefined} until when the first of the answers in it becomes stale
 */
export function staleAt({ cacheControl }, until = Number.POSITIVE_INFINITY) {
  const now = Date.now();
  const most = cacheControl?.revalidate ? cacheControl.revalidate * 1000 : mostMs;
  return Math.min(Math.max(until, now + leastMs), now + most);
}

/**
 * When to retry a stored page whose rendering failed (ms since the epoch).
 * @param {number | undefined} until when the services may be asked again
 */
export function retryAt(until = 0) {
  const now = Date.now();
  return Math.min(Math.max(until, now + leastMs), now + retryMs);
}

/**
 * The `Cache-Control` of a stored page. Without `stale-while-revalidate`: a shared cache that
 * served the old page during revalidation would double its age.
 * @param {number} until
 */
export function cachedHeaders(until) {
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000));
  const seconds = Math.min(left, mostMs / 1000) + sharedMs / 1000;
  return {
    'cache-control': `s-maxage=${seconds}, stale-if-error=${outageMs / 1000}`,
    [PROXY_HEADER]: String(nginxMs / 1000),
  };
}

/**
 * True for a response made from the page cache. Next looks up concurrent requests for one page
 * once, in the async context of the first, so only headers stored with the page reach all of them.
 * @param {import('node:http').ServerResponse} response
 */
export function isStoredPage(response) {
  return response.hasHeader(PROXY_HEADER);
}
