/** The maximum length of a search, in characters; the rest is ignored. */
export const SEARCH_MAX_LENGTH = 200;

/**
 * Text as a search reads it: one line, cut to `SEARCH_MAX_LENGTH`. A line break separates wishes as a
 * comma does; a space follows it, because `25,30` is one number.
 */
export function searchText(typed: string): string {
  const lines = typed.slice(0, SEARCH_MAX_LENGTH).split(/[\r\n]/);
  const words = lines.map((line) => line.trim()).filter((line) => line !== '');
  return words.join(', ').slice(0, SEARCH_MAX_LENGTH);
}
