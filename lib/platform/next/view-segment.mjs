/**
 * Encodes the query of a cached view as one path segment, which is part of its key in the page cache:
 * base64url after a `~`. All of these characters are unreserved, so Next neither decodes nor escapes them.
 *
 * Plain JavaScript: the page cache and the front cache run outside of Next's bundles.
 */

/** A view's segment begins with it, and no other last segment of a cached path does. */
const MARK = '~';

/** Longer queries are rendered for each request. In characters of the segment. */
const MAX_LENGTH = 500;

/**
 * The segment of a query; null if it is too long to be cached.
 * @param {string} query without its `?`
 */
export function viewSegment(query) {
  const segment = MARK + Buffer.from(query).toString('base64url');
  return segment.length <= MAX_LENGTH ? segment : null;
}

/**
 * The query of a path whose last segment is that of a view, or of that segment alone; '' for any other.
 * @param {string} path
 */
export function viewQuery(path) {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  return segment.startsWith(MARK) ? Buffer.from(segment.slice(1), 'base64url').toString() : '';
}
