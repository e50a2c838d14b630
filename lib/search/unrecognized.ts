/** The query key of a list with what the search that leads there did not understand. */
export const UNRECOGNIZED_KEY = 'unread';

const MOST = 5;
/** As much as a search reads, so that nothing that is not understood goes unsaid. */
const MAX_LENGTH = 120;

/** Takes the values of the key and gives what may be shown of them, from an address of any origin. */
export function readUnread(values: string | readonly string[] | undefined): string[] {
  const texts = [values ?? []].flat().map((text) => text.trim());
  return texts.filter((text) => text !== '' && text.length <= MAX_LENGTH).slice(0, MOST);
}
