/** The query key for the unrecognized words of the search that led to a list. */
export const UNRECOGNIZED_KEY = 'unread';

const MOST = 5;
/** As long as a search may be, so that no unrecognized word goes unmentioned. */
const MAX_LENGTH = 120;

/** Validates the values of the key, which may come from a forged link. */
export function readUnread(values: string | readonly string[] | undefined): string[] {
  const texts = [values ?? []].flat().map((text) => text.trim());
  return texts.filter((text) => text !== '' && text.length <= MAX_LENGTH).slice(0, MOST);
}
