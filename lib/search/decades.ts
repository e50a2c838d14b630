import { wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { RangeWish } from './wish';

/** The years of a decade that count as its beginning, middle and end. */
const PARTS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
};

/** `twenties`, which needs no number before it. */
const DECADES: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
};

/** Parses a decade at a place of a text as a range of ages: `late 20s`. */
export function decadeAt(tokens: readonly Token[], at: number) {
  const part = PARTS[wordsFrom(tokens, at)[0] ?? ''];
  const start = part ? at + 1 : at;
  const [token, behind] = [tokens[start], tokens[start + 1]];
  const [first, last] = part ?? [0, 9];
  const inWords = DECADES[wordsFrom(tokens, start)[0] ?? ''];
  if (inWords) return { wishes: [decade(inWords, first, last)], next: start + 1 };
  if (token?.kind !== 'number' || behind?.kind !== 'word') return null;
  // `30s` and `30's`.
  const plural = behind.plain === 's' && behind.from - token.to < 2;
  if (!plural || !/^[2-7]0$/.test(`${token.value}`)) return null;
  return { wishes: [decade(token.value, first, last)], next: start + 2 };
}

function decade(start: number, first: number, last: number): RangeWish {
  return { key: 'age', min: start + first, max: start + last };
}
