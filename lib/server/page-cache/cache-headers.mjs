import { createHash } from 'node:crypto';
import { TIMES } from '../../config/times.mjs';

/**
 * How long a stored page may be served, here and by caches in front of this site, and by what a
 * client tells which version it has.
 *
 * Plain JavaScript, without `server-only`: Next loads the page cache outside of its bundles.
 *
 * @typedef {import('../request-context.mjs').PageFacts} PageFacts
 */

const { leastMs, mostMs, outageMs, sharedMs } = TIMES.pages;

/** Used when that moment is unknown: a failed read is retried within this time. */
const RETRY_SECONDS = 5;

/**
 * The value of `Retry-After`, in seconds.
 * @param {number | null} [retryAt] when the services may be asked again (ms since the epoch)
 */
export function retryAfter(retryAt) {
  return String(retryAt ? Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) : RETRY_SECONDS);
}

/** The `X-Robots-Tag` of a page that is not indexed, but whose links are followed. */
export const UNINDEXED = 'noindex, follow';

/**
 * When a page becomes stale (ms since the epoch).
 * @param {{ cacheControl?: { revalidate?: number | false } }} context
 * @param {number | undefined} until when the first of the answers in it becomes stale
 */
export function staleAt({ cacheControl }, until = Number.POSITIVE_INFINITY) {
  const now = Date.now();
  const max = cacheControl?.revalidate ? cacheControl.revalidate * 1000 : mostMs;
  return Math.min(Math.max(until, now + leastMs), now + max);
}

/**
 * The `Cache-Control` of a stored page. Without `stale-while-revalidate`: a shared cache that
 * served the old page during revalidation would double its age.
 * @param {number} until ms since the epoch
 */
export function cachedHeaders(until) {
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000));
  const seconds = Math.min(left, mostMs / 1000) + sharedMs / 1000;
  return {
    'cache-control': `s-maxage=${seconds}, stale-if-error=${outageMs / 1000}`,
  };
}

/**
 * The headers of a response that must not be cached: a failure, or a temporary redirect.
 * @param {number} status
 * @param {Pick<PageFacts, 'retryAt'>} page
 * @returns {Record<string, string>} empty for any other response
 */
export function uncachedHeaders(status, { retryAt }) {
  // Next's own, for a request of the router without `_rsc`, has neither these nor `Vary`.
  if (status === 307) return { 'cache-control': 'no-store' };
  if (status !== 404 && status !== 503) return {};
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return retryAt === undefined ? headers : { ...headers, 'retry-after': retryAfter(retryAt) };
}

/**
 * A strong ETag, with its quotes: a hash of a text given in pieces.
 * @param {Iterable<string>} pieces
 */
export function etagOf(pieces) {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url').slice(0, 20)}"`;
}

/**
 * True if `If-None-Match` lists the ETag. A proxy that compresses weakens ETags, so weak and strong
 * ones compare equal (RFC 9110, section 13.1.2).
 * @param {string} tags the header
 * @param {string} tag
 */
function matchesEtag(tags, tag) {
  return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace('W/', '')));
}

/**
 * True if a conditional request matches this version, by its ETag or else by its date (RFC 9110,
 * section 13.1.3).
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} tag
 * @param {number} since ms since the epoch, in whole seconds
 */
export function hasVersion(headers, tag, since) {
  const tags = headers['if-none-match'];
  return tags ? matchesEtag(tags, tag) : Date.parse(headers['if-modified-since'] ?? '') >= since;
}
