/**
 * The slug of a record in a path: it is for people and search engines, and not part of a cache key.
 *
 * Plain JavaScript: the server's pipeline runs outside of Next's bundles.
 */

/** A canonical path of a profile or post with a slug, in any language; `composite.pdf` is not a slug. */
const RECORD =
  /^(\/(?:modelos|blog|en\/(?:models|blog)|es\/(?:modelos|blog))\/[1-9][0-9]{0,14})\/(?!composite\.pdf$)([^/?]+)$/;

/**
 * True for a text that a path can have as the slug of a record: anything but a dot segment, a slash,
 * a control character or half a surrogate pair.
 * @param {string} text decoded
 */
export function isRecordSlug(text) {
  return /^(?!\.{1,2}$)[^/\\\p{C}]+$/u.test(text);
}

/**
 * The request target of a record without its slug; any other target as it is, so that the route
 * table sees every spelling that it redirects.
 * @param {string} target a path with an optional query
 */
export function withoutSlug(target) {
  const [path = ''] = target.split('?', 1);
  const [, record = '', slug = ''] = RECORD.exec(path) ?? [];
  return isRecordSlug(decoded(slug)) ? record + target.slice(path.length) : target;
}

/**
 * The decoded segment of a path. A malformed escape becomes an empty text, which no segment is.
 * @param {string} segment
 */
export function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
