/** The query key for the unrecognized words of the search that led to a list. */
export const UNRECOGNIZED_KEY = 'unread';

const MOST = 5;
const MAX_LENGTH = 40;
const MAX_DIGITS = 6;
const OMITTED = '…';

/** Words and measures. A mark within a word belongs to an address, not to a search. */
const WORDS = /^(?:[\p{L}\p{M}\d\s,'’"″-]|[./](?!\p{L}))+$/u;

/**
 * Validates the values of the key, which may come from a forged link: a page must not show a message
 * from it. What is long, or looks like an address or a phone number, is an ellipsis.
 */
export function readUnrecognized(values: string | readonly string[] | undefined): string[] {
  const texts = [values ?? []].flat().map((text) => text.trim());
  const shown = texts.filter(Boolean).map((text) => (isSearch(text) ? text : OMITTED));
  return [...new Set(shown)].slice(0, MOST);
}

function isSearch(text: string): boolean {
  if (text.length > MAX_LENGTH || !WORDS.test(text)) return false;
  return text.replace(/\D/g, '').length <= MAX_DIGITS;
}
