import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isStoredPage } from './page-freshness.mjs';

/**
 * Conditional requests for stored pages: a strong ETag, and as `Last-Modified` the date when this
 * process first saw it. The page cache computes the ETag once; Next would hash the page for each
 * request, a quarter of the time to serve it.
 *
 * Plain JavaScript, without `server-only`: see `answer-status.mjs`.
 *
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** The most ETags remembered; a page whose ETag is evicted merely gets a new date. */
const MOST_TAGS = 10_000;

/** @type {LRUCache<string, number>} when each tag was first seen, in whole seconds as ms */
const firstSeen = new LRUCache({ max: MOST_TAGS });

/**
 * A strong ETag, with its quotes: a hash of a text given in pieces.
 * @param {Iterable<string>} pieces
 */
export function tagOf(pieces) {
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
export function namesTag(tags, tag) {
  return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace('W/', '')));
}

/**
 * Removes `If-Modified-Since` where there is an `If-None-Match`: HTTP gives the latter precedence
 * (RFC 9110, section 13.1.3), and Next does not.
 * @param {IncomingMessage} request
 */
export function preferTag({ headers }) {
  if (headers['if-none-match']) delete headers['if-modified-since'];
}

/**
 * True if a conditional request matches this version, by its ETag or else by its date.
 * @param {IncomingMessage['headers']} headers
 * @param {string} tag
 * @param {number} since ms since the epoch, in whole seconds
 */
export function hasVersion(headers, tag, since) {
  const tags = headers['if-none-match'];
  return tags ? namesTag(tags, tag) : Date.parse(headers['if-modified-since'] ?? '') >= since;
}

/**
 * Adds `Last-Modified` to a stored page and returns the status: 304 if the request's ETag or date
 * matches. RSC payloads lose their ETag, as Next copies the page's to them.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} status
 */
export function versioned({ headers }, response, status) {
  if (response.getHeader('content-type') === 'text/x-component') response.removeHeader('etag');
  const tag = response.getHeader('etag');
  const isStored = isStoredPage(response) && !response.hasHeader('last-modified');
  if (typeof tag !== 'string' || !isStored || (status !== 200 && status !== 304)) return status;
  const since = firstSeen.get(tag) ?? Math.floor(Date.now() / 1000) * 1000;
  firstSeen.set(tag, since);
  response.setHeader('Last-Modified', new Date(since).toUTCString());
  if (status !== 200 || !hasVersion(headers, tag, since)) return status;
  response.removeHeader('Content-Length');
  return 304;
}
