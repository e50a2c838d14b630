/**
 * Encodes the query of a cached view as one path segment, which is part of its key in the page
 * cache: base64url after a `~`. All these characters are unreserved, so Next neither decodes nor
 * escapes them.
 *
 * Plain JavaScript: the page cache and the front cache run outside of Next's bundles.
 */

/** The first character of a view's segment. No other last segment of a cached path begins with it. */
const MARK = '~';

/** Longer queries are rendered per request. In characters of the segment. */
const MAX_LENGTH = 500;

/**
 * Encodes a query as a segment; null if it is too long to be cached.
 * @param {string} query without its `?`
 */
export function viewSegment(query) {
  const segment = MARK + Buffer.from(query).toString('base64url');
  return segment.length <= MAX_LENGTH ? segment : null;
}

/**
 * Decodes the query from a path that ends in a view's segment, or from that segment; '' for any
 * other.
 * @param {string} path
 */
export function viewQuery(path) {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return segment.startsWith(MARK) ? Buffer.from(segment.slice(1), 'base64url').toString() : '';
}
