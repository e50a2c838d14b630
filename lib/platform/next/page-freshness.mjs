import { TIMES } from '../times.mjs';

/**
 * For how long a page that is kept may be shown, here and by the caches before this site.
 */

const { leastMs, mostMs, nginxMs, outageMs, retryMs, sharedMs } = TIMES.pages;

/** Our own nginx learns of no edit. The header goes no further than it. */
const PROXY_HEADER = 'x-accel-expires';

/**
 * When a page is due to be rendered again (ms since the epoch).
 * @param {{ cacheControl?: { revalidate?: number | false } }} context
 * @param {number | undefined} until when the first of what it is made of is due
 */
export function dueAt({ cacheControl }, until = Number.POSITIVE_INFINITY) {
  const now = Date.now();
  const most = cacheControl?.revalidate ? cacheControl.revalidate * 1000 : mostMs;
  return Math.min(Math.max(until, now + leastMs), now + most);
}

/**
 * When a kept page whose new rendering failed is tried again (ms since the epoch).
 * @param {number | undefined} until when the services may be asked again
 */
export function retryAt(until = 0) {
  const now = Date.now();
  return Math.min(Math.max(until, now + leastMs), now + retryMs);
}

/**
 * Says to shared caches how long a page may still be kept. None may show it while it renders a new
 * one behind its visitor: that would make it twice as old.
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
 * True for a response that Next made of a page in the page cache. Next looks up requests for one page
 * that arrive together once, in the async context of the first, so only the headers that were stored
 * with the page reach all of them.
 * @param {import('node:http').ServerResponse} response
 */
export function isStoredPage(response) {
  return response.hasHeader(PROXY_HEADER);
}
