import type { RangeKey } from '../talents/ranges';
import { type Token, wordsFrom } from './text';
import { meaningAt } from './vocabulary';
import type { Measured } from './words';

export type Side = 'min' | 'max';

/** The words before a number: `size`, `between`, `at least`. */
export type Head = {
  measures: Measured[];
  side: Side | null;
  of: RangeKey | null;
  between: boolean;
  /** No range can express it, so the number is not understood. */
  vague: boolean;
  next: number;
};

const BEFORE_NUMBER = /^(?:de|dos?|da|of|que|q|than|the|is|os|as|los|las|[:=])$/;
const SIDE_MARKS: Readonly<Record<string, Side>> = {
  '>': 'min',
  '>=': 'min',
  '+': 'min',
  '<': 'max',
  '<=': 'max',
};
const NUMBER_ABBREVIATED = /^no?$/;

/** Parses the words before a number, starting at token `from`; it is empty without such words. */
export function headAt(tokens: readonly Token[], from: number): Head {
  const head: Head = {
    measures: [],
    side: null,
    of: null,
    between: false,
    vague: false,
    next: from,
  };
  for (let taken = takeHead(tokens, head, from); taken > 0; taken = takeHead(tokens, head, from)) {
    head.next += taken;
  }
  return head;
}

/** Parses the next part of the head. Returns its number of tokens, 0 at the end of the head. */
function takeHead(tokens: readonly Token[], head: Head, from: number): number {
  const token = tokens[head.next];
  if (!token || token.kind === 'number') return 0;
  const side = SIDE_MARKS[token.text];
  if (side && !head.side) {
    head.side = side;
    return 1;
  }
  // `-30` is "less than" to some, and a dash to others.
  if (
    /^[~±]$/.test(token.text) ||
    (token.text === '-' && tokens[head.next + 1]?.from === token.to)
  ) {
    head.vague = true;
    return 1;
  }
  // `n. 38`, `no. 38`: "number", not a negation.
  if (NUMBER_ABBREVIATED.test(token.plain) && tokens[head.next + 1]?.text === '.') {
    head.measures.push('number');
    return 2;
  }
  const words = wordsFrom(tokens, head.next);
  const found = meaningAt(words, 'measure', 'end', 'between', 'about');
  if (!found) return head.next > from && BEFORE_NUMBER.test(token.plain) ? 1 : 0;
  const { meaning, length } = found;
  if (meaning.is === 'measure') head.measures.push(meaning.of);
  else if (meaning.is === 'between') head.between = true;
  else if (meaning.is === 'about') head.vague = true;
  else if (head.side) return 0;
  else {
    head.side = meaning.side;
    head.of = meaning.of ?? null;
  }
  return length;
}
