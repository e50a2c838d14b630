/** The maximum length of a search, in characters; the rest is ignored. */
export const SEARCH_MAX_LENGTH = 200;

/** Text as one line. A line break becomes a semicolon, which separates wishes and ends a negation. */
export function joinLines(typed: string): string {
  const lines = typed.split(/[\r\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('; ');
}
