/**
 * Reads `12,45` as it stands in a query: distinct talent ids in their order, the first `most` of
 * them; whatever is no id is left out.
 */
export function readIds(text: string, most: number): number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, most);
}

/** How a selection is shown: as a list, or side by side. */
export type SelectionView = 'list' | 'compare';

/** The query that shares a selection, with its leading `?`: the reverse of `readIds`. */
export function writeIds(ids: readonly number[], view: SelectionView = 'list'): string {
  return `?ids=${ids.join(',')}${view === 'list' ? '' : `&view=${view}`}`;
}

/** The fragment of the casting form, for links that lead straight to it on the favorites page. */
export const CASTING_ID = 'casting';
