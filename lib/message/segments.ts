import type { FactName, Span } from './fact';
import type { ReadMessage } from './read-message';

/** A piece of a message: plain text, part of a role (its index in the list), or a fact. */
export type Segment = { text: string; role?: number; fact?: FactName };

type Marked = Span & Pick<Segment, 'role' | 'fact'>;

/** Splits a message into segments; concatenated, they are the message again. */
export function segmentsOf({ text, roles, facts }: ReadMessage): Segment[] {
  const marked: Marked[] = [
    ...facts.map(({ from, to, name }) => ({ from, to, fact: name })),
    ...roles.flatMap(({ spans }, role) => spans.map((span) => ({ ...span, role }))),
  ].sort((one, other) => one.from - other.from);
  const segments: Segment[] = [];
  let end = 0;
  for (const { from, to, ...kind } of joined(marked, text)) {
    if (from > end) segments.push({ text: text.slice(end, from) });
    if (to > end) segments.push({ text: text.slice(Math.max(from, end), to), ...kind });
    end = Math.max(end, to);
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}

/** Merges pieces of one role that only white space separates. */
function joined(marked: readonly Marked[], text: string): Marked[] {
  const all: Marked[] = [];
  for (const one of marked) {
    const last = all.at(-1);
    const isNext = last?.role !== undefined && last.role === one.role;
    if (isNext && text.slice(last.to, one.from).trim() === '') last.to = Math.max(last.to, one.to);
    else all.push({ ...one });
  }
  return all;
}
