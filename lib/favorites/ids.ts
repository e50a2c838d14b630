/**
 * Parses `12,45` from a query: distinct talent ids in order, at most the first `most`. Anything
 * that is not an id is left out.
 */
export function readIds(text: string, most: number): number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, most);
}

/** The display of a selection: as a list, or side by side. */
export type SelectionView = 'list' | 'compare';

/** The query string that shares a selection, with its leading `?`; the reverse of `readIds`. */
export function writeIds(ids: readonly number[], view: SelectionView = 'list'): string {
  return `?ids=${ids.join(',')}${view === 'list' ? '' : `&view=${view}`}`;
}

/** The fragment of the casting form on the favorites page, for direct links. */
export const CASTING_ID = 'casting';
