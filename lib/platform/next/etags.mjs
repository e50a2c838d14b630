import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isStoredPage } from './page-freshness.mjs';

/**
 * Which version of itself an answer is, and whether who asks has that one already: a strong tag, and
 * the date at which this process first saw it. Next would work out the tag of a kept page for each of
 * its visitors, which took a quarter of the time that such a page takes; here the page cache does it
 * once.
 *
 * Plain JavaScript, without `server-only`: see `answer-status.mjs`.
 *
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/** Pages whose tags are remembered; one that is forgotten only counts as modified anew. */
const MOST_TAGS = 10_000;

/** @type {LRUCache<string, number>} when each tag was first seen, in whole seconds as ms */
const seen = new LRUCache({ max: MOST_TAGS });

/**
 * A tag that changes with a text that may come in pieces, with its quotes.
 * @param {Iterable<string>} pieces
 */
export function tagOf(pieces) {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `"${hash.digest('base64url').slice(0, 20)}"`;
}

/**
 * True when a tag is among those of an `If-None-Match`. A proxy that compresses weakens the tag that
 * it passes on, so strong and weak count alike (RFC 9110, section 13.1.2).
 * @param {string} tags
 * @param {string} tag
 */
export function namesTag(tags, tag) {
  return tags.split(',').some((one) => ['*', tag].includes(one.trim().replace('W/', '')));
}

/**
 * A tag tells more than a date: where a request has both, HTTP wants the date ignored, and Next
 * would not.
 * @param {IncomingMessage} request
 */
export function preferTag({ headers }) {
  if (headers['if-none-match']) delete headers['if-modified-since'];
}

/**
 * True when a conditional request names this version, by its tag or else by its date.
 * @param {IncomingMessage['headers']} headers
 * @param {string} tag
 * @param {number} since ms since the epoch, in whole seconds
 */
export function hasVersion(headers, tag, since) {
  const tags = headers['if-none-match'];
  return tags ? namesTag(tags, tag) : Date.parse(headers['if-modified-since'] ?? '') >= since;
}

/**
 * Adds the date to the answer of a kept page, and gives the status that it has then: 304 where the
 * request knows the page of that tag, or of that date. React's data of that page have no version: the
 * tag that Next copies to them is that of the page.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} status
 */
export function versioned({ headers }, response, status) {
  if (response.getHeader('content-type') === 'text/x-component') response.removeHeader('etag');
  const tag = response.getHeader('etag');
  const isKept = isStoredPage(response) && !response.hasHeader('last-modified');
  if (typeof tag !== 'string' || !isKept || (status !== 200 && status !== 304)) return status;
  const since = seen.get(tag) ?? Math.floor(Date.now() / 1000) * 1000;
  seen.set(tag, since);
  response.setHeader('Last-Modified', new Date(since).toUTCString());
  if (status !== 200 || !hasVersion(headers, tag, since)) return status;
  response.removeHeader('Content-Length');
  return 304;
}
