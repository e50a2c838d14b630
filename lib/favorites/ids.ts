import { trim } from '../clean-text';

/** What separates ids: a comma, or what a message makes of it. */
const BETWEEN = /[\s,;+|]+/;
/** What people and messengers put around a link or an id. */
const AROUND = /[^\p{L}\p{N}%]/u;
/** The last separator of a text, encoded or not, and what follows it. */
const LAST_PART = /[\s,;+|%][^\s,;+|%]*$/;
/** In characters, as received; 200 ids of a usual length need less. */
const MAX_LENGTH = 2_000;
/** A link that went through several programs may be encoded several times. */
const MAX_DECODINGS = 3;

/**
 * Reads `12,45` from the first 2,000 characters of a query: distinct talent ids in order, at most the
 * first `max`. Copied links come with punctuation, spaces, line breaks and tracking keys around the ids,
 * and with `,` encoded; all of that is ignored. Parts that are not ids are only counted: a page must not show a
 * text from a forged link.
 */
export function parseIds(text: string, max: number): { ids: number[]; unread: number } {
  const [list = ''] = decoded(beginningOf(text)).split(/[?&#]/, 1);
  const parts = list.split(BETWEEN).map((part) => trim(part, AROUND));
  const written = parts.filter(Boolean);
  const ids = written.filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return {
    ids: [...new Set(ids.map(Number))].slice(0, max),
    unread: written.length - ids.length,
  };
}

/** The text up to `MAX_LENGTH`, without the part that this would cut. */
function beginningOf(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const beginning = text.slice(0, MAX_LENGTH);
  return beginning.slice(0, Math.max(0, beginning.search(LAST_PART)));
}

function decoded(text: string, times = MAX_DECODINGS): string {
  if (times === 0 || !/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decoded(decodeURIComponent(text), times - 1);
  } catch {
    return text;
  }
}

/** The displays of a selection: a list, or a comparison table. */
export type SelectionView = 'list' | 'compare';

/** Parses the display in a query or hash; the list by default. */
export function selectionView(text: string | undefined): SelectionView {
  return text === 'compare' ? text : 'list';
}

/** The query string that shares a selection, with its leading `?`; the reverse of `parseIds`. */
export function writeIds(ids: readonly number[], view: SelectionView = 'list'): string {
  return `?ids=${ids.join(',')}${view === 'list' ? '' : `&view=${view}`}`;
}

/** The fragment of the casting form on the favorites page, for direct links. */
export const CASTING_ID = 'casting';
