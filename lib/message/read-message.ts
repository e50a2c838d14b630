import type { Piece } from '../search/pieces';
import { isAsked, type Known, listOf } from '../search/search-query';
import type { Token } from '../search/tokens';
import { wishesOf } from '../search/understand';
import type { Wish } from '../search/wish';
import type { CategoryIds } from '../talents/categories';
import type { FilterRow } from '../talents/filter-row';
import { type Named, visibleText } from '../talents/name-search';
import { narrow } from '../talents/narrowed';
import type { RosterQuery } from '../talents/query';
import type { RosterView } from '../talents/views';
import type { Draft } from './draft';
import type { Fact, Span } from './fact';
import { jobFacts } from './facts';
import { draftsIn } from './roles';
import { senderFacts } from './sender';

/** The maximum size of a message in bytes (UTF-8). */
export const MESSAGE_MAX_BYTES = 4096;

/** One role of a message, with its list and the pieces of the message that describe it. */
export type Role = {
  count: number | null;
  wishes: readonly Wish[];
  /** True if the age is under 18: the list of kids or teen replaces the age filter. */
  minors: boolean;
  view: RosterView;
  query: RosterQuery;
  spans: readonly Span[];
};

export type ReadMessage = { text: string; roles: readonly Role[]; facts: readonly Fact[] };

/** True for a message of more than `MESSAGE_MAX_BYTES`; a CRLF counts as one byte. */
export function isTooLong(sent: string): boolean {
  return new TextEncoder().encode(sent.replaceAll('\r\n', '\n')).length > MESSAGE_MAX_BYTES;
}

/**
 * Parses a message of at most `MESSAGE_MAX_BYTES` into roles and facts of a job. Anything that is
 * not understood is left out; nothing is guessed.
 */
export function readMessage(sent: string, { bounds }: Pick<Known, 'bounds'>): ReadMessage {
  const text = visibleText(sent.replaceAll('\r\n', '\n'));
  const message = { text };
  const facts = [...senderFacts(message), ...jobFacts(message)];
  const { drafts, tokens } = draftsIn(message.text);
  const roles = drafts.flatMap((draft) => roleOf(draft, tokens, bounds) ?? []);
  return { text, roles, facts: facts.sort((one, other) => one.from - other.from) };
}

function roleOf(draft: Draft, tokens: readonly Token[], bounds: Known['bounds']): Role | null {
  const { count, people, said } = draft;
  const all = [...people, ...said];
  const { wishes: read, lost } = wishesOf(all);
  const wishes = read.filter((wish) => isAsked(wish, bounds));
  const contradicts = lost.some(({ minors }) => minors);
  if (contradicts || (wishes.length === 0 && !count)) return null;
  const pieces = all.filter((piece) => !lost.includes(piece));
  return {
    count: count?.count ?? null,
    wishes,
    minors: all.some(({ minors }) => minors),
    ...listOf(wishes, '', bounds),
    spans: spansOf(count ? [count.piece, ...pieces] : pieces, tokens),
  };
}

function spansOf(pieces: readonly Piece[], tokens: readonly Token[]): Span[] {
  const spans = pieces.map(({ from, next }) => {
    return { from: tokens[from]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 };
  });
  return spans.sort((one, other) => one.from - other.from);
}

/** The number of talents in the list of a role. */
export function totalOf(
  { view, query }: Role,
  rows: readonly (FilterRow & Named)[],
  categoryIds: CategoryIds,
): number {
  return narrow(rows, view, query, categoryIds).rows.length;
}
