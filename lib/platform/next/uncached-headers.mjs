/**
 * Response headers that prevent caching (`no-store`) and indexing (`noindex`).
 *
 * Plain JavaScript, without `server-only`: see `answer-status.mjs`.
 *
 * @typedef {import('./answer-status.mjs').Answer} Answer
 */

const RETRY_AFTER_SECONDS = 30;

/** The `X-Robots-Tag` of a page that is not indexed, but whose links are followed. */
export const UNSEARCHED = 'noindex, follow';

/**
 * The headers of a response that must not be cached: a failure, a page at a provisional path, and a
 * 307, which depends on data. A cached redirect could loop once the data has changed.
 * @param {number} status
 * @param {Pick<Answer, 'failed' | 'provisional'>} answer `failed`: whether the services did
 * @returns {Record<string, string>} empty for any other response
 */
export function uncachedHeaders(status, { failed, provisional }) {
  if (status === 307) return { 'cache-control': 'no-store' };
  if (status === 200 && provisional) {
    return { 'cache-control': 'no-store', 'x-robots-tag': UNSEARCHED };
  }
  if (status !== 404 && status !== 410 && status !== 503) return {};
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return failed ? { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) } : headers;
}
