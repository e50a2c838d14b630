import type { RangeKey } from '../talents/ranges';
import { meaningAt } from './lexicon';
import type { Measured } from './meaning';
import { wordsFrom } from './numbers';
import type { Token } from './tokens';

export type Side = 'min' | 'max';

/** The words before a number: `size`, `between`, `at least`. */
export type Head = {
  measures: Measured[];
  side: Side | null;
  of: RangeKey | null;
  between: boolean;
  /** It means something that no range can express, so the number is not understood. */
  vague: boolean;
  triple: boolean;
  next: number;
};

const BEFORE_NUMBER = /^(?:de|dos?|da|of|que|q|than|the|is)$/;
const LOWER_MARK = /^(?:>=?|≥|\+)$/;
const UPPER_MARK = /^(?:<=?|≤)$/;

/** Parses the words before a number, starting at token `from`. */
export function headAt(tokens: readonly Token[], from: number): Head {
  const head: Head = {
    measures: [],
    side: null,
    of: null,
    between: false,
    vague: false,
    triple: false,
    next: from,
  };
  for (let taken = takeHead(tokens, head, from); taken > 0; ) {
    head.next += taken;
    taken = takeHead(tokens, head, from);
  }
  return head;
}

/** Parses the next part of the head. Returns its number of tokens, 0 at the end of the head. */
function takeHead(tokens: readonly Token[], head: Head, from: number): number {
  const token = tokens[head.next];
  if (token?.kind === 'mark') return takeMark(tokens, head, from);
  if (token?.kind !== 'word') return 0;
  if (head.next > from && BEFORE_NUMBER.test(token.plain)) return 1;
  // `entre los 20 y los 30`.
  if (head.between && isArticle(token) && tokens[head.next + 1]?.kind === 'number') return 1;
  const found = meaningAt(wordsFrom(tokens, head.next));
  switch (found?.meaning.is) {
    case 'measure':
      head.measures.push(found.meaning.of);
      return found.length;
    case 'end':
      if (head.side) return 0;
      head.side = found.meaning.side;
      head.of = found.meaning.of ?? null;
      return found.length;
    case 'between':
      head.between = true;
      return found.length;
    case 'about':
      head.vague = true;
      return found.length;
    case 'triple':
      head.triple = true;
      return found.length;
    case 'not':
      // `n. 38`, `no. 38`: "number", not a negation.
      if (!/^no?$/.test(token.plain) || tokens[head.next + 1]?.kind !== 'number') return 0;
      head.measures.push('number');
      return 1;
    default:
      return 0;
  }
}

/** True for an article before a number. */
export function isArticle(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^(?:the|los|las|[oa]s)$/.test(token.plain);
}

function takeMark(tokens: readonly Token[], head: Head, from: number): number {
  const token = tokens[head.next];
  const text = token?.kind === 'mark' ? token.text : '';
  const lower = LOWER_MARK.test(text);
  if (lower || UPPER_MARK.test(text)) {
    if (head.side) return 0;
    head.side = lower ? 'min' : 'max';
    return 1;
  }
  // `-30` is "less than" to some, and a dash to others.
  const minus = text === '-' && tokens[head.next + 1]?.from === token?.to;
  if (text === '~' || minus) {
    head.vague = true;
    return 1;
  }
  return head.next > from && /^[:=]$/.test(text) ? 1 : 0;
}
