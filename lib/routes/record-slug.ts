/** The slug of a record in a path: it is for people and search engines, and not part of a cache key. */

/**
 * True for a text that a path can have as the slug of a record: anything but a dot segment, a slash,
 * a control character or half a surrogate pair.
 */
export function isRecordSlug(text: string): boolean {
  return /^(?!\.{1,2}$)[^/\\\p{C}]+$/u.test(text);
}

/** The decoded segment of a path. A malformed escape becomes an empty text, which no segment is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
