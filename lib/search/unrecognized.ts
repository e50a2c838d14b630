import { SEARCH_MAX_LENGTH } from './search-text';

/** The query key for the unrecognized words of the search that led to a list. */
export const UNRECOGNIZED_KEY = 'unread';

const MOST = 5;

/** Validates the values of the key, which may come from a forged link. */
export function readUnrecognized(values: string | readonly string[] | undefined): string[] {
  const texts = [values ?? []].flat().map((text) => text.trim());
  return texts.filter((text) => text !== '' && text.length <= SEARCH_MAX_LENGTH).slice(0, MOST);
}
