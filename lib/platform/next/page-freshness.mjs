/**
 * For how long a page that is kept may be shown, here and by the caches before this site.
 */

/** However soon something that a page is made of is due, the page stands for this long. */
const LEAST_MS = 500;

/** How long a page may be kept by anybody at most, and how long one that nobody can renew. */
const MOST_SECONDS = 300;
const OUTAGE_SECONDS = 86_400;

/** What a shared cache may add to the age of a page. */
const SHARED_SECONDS = 2;

/** How long our own nginx keeps a page: it learns of no edit. The header goes no further than it. */
const PROXY_SECONDS = '2';
const PROXY_HEADER = 'x-accel-expires';

/** A page whose services failed is tried again after this time, or when they may be asked again. */
export const RETRY_MS = 4_000;

/**
 * When a page is due to be rendered again (ms since the epoch).
 * @param {{ cacheControl?: { revalidate?: number | false } }} context
 * @param {number | undefined} until when the first of what it is made of is due
 */
export function dueAt({ cacheControl }, until = Number.POSITIVE_INFINITY) {
  const now = Date.now();
  const most = (cacheControl?.revalidate || MOST_SECONDS) * 1000;
  return Math.min(Math.max(until, now + LEAST_MS), now + most);
}

/**
 * When a kept page whose new rendering failed is tried again (ms since the epoch).
 * @param {number | undefined} until when the services may be asked again
 */
export function retryAt(until = 0) {
  const now = Date.now();
  return Math.min(Math.max(until, now + LEAST_MS), now + RETRY_MS);
}

/**
 * Says to shared caches how long a page may still be kept. None may show it while it renders a new
 * one behind its visitor: that would make it twice as old.
 * @param {number} until
 */
export function keptHeaders(until) {
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000));
  const seconds = Math.min(left, MOST_SECONDS) + SHARED_SECONDS;
  return {
    'cache-control': `s-maxage=${seconds}, stale-if-error=${OUTAGE_SECONDS}`,
    [PROXY_HEADER]: PROXY_SECONDS,
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
