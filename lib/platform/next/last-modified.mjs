import { LRUCache } from 'lru-cache';

/**
 * `Last-Modified` and its condition for kept pages, for which Next has tags alone: a page counts as
 * modified when this process first saw its tag.
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
 * A tag tells more than a date: where a request has both, HTTP wants the date ignored, and Next
 * would not.
 * @param {IncomingMessage} request
 */
export function preferTag({ headers }) {
  if (headers['if-none-match']) delete headers['if-modified-since'];
}

/**
 * Adds the date to the answer of a kept page, and gives the status that it has then: 304 where the
 * request knows the page of that date.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} status
 */
export function dated(request, response, status) {
  const tag = response.getHeader('etag');
  const isKept = response.hasHeader('x-nextjs-cache') && !response.hasHeader('last-modified');
  if (typeof tag !== 'string' || !isKept || (status !== 200 && status !== 304)) return status;
  const since = seen.get(tag) ?? Math.floor(Date.now() / 1000) * 1000;
  seen.set(tag, since);
  response.setHeader('Last-Modified', new Date(since).toUTCString());
  const known = Date.parse(request.headers['if-modified-since'] ?? '');
  if (status !== 200 || !(known >= since)) return status;
  response.removeHeader('Content-Length');
  return 304;
}
