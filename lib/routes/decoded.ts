/** The decoded segment of a path. A malformed escape becomes an empty text, which no segment is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
