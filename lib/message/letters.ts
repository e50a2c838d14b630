import { meaningAt } from '../search/lexicon';
import type { Token } from '../search/tokens';
import { LETTER_M } from './clean';
import { wordAt } from './joints';

const WOMAN = /^[FW]$/;
const MAN = /^(?:H|[Hh]s|HS)$/;
/** A man if the message also has F or W, a woman (`mulher`, `mujer`) if it has H. */
const AMBIGUOUS = new RegExp(`^(?:[M${LETTER_M}]|Ms|MS)$`);

/**
 * For each token the word for the gender that its letter means (`2M/2F`), or null. All are null unless
 * the message has F (or W) or H, but not both: M alone is ambiguous.
 */
export function wordsForLetters(tokens: readonly Token[]): (string | null)[] {
  const letters = tokens.map((_, at) => letterAt(tokens, at));
  const [women, men] = [letters.includes('F'), letters.includes('H')];
  return letters.map((letter) => {
    if (!letter || women === men) return null;
    return (letter === 'M' ? men : women) ? 'mulher' : 'homem';
  });
}

function letterAt(tokens: readonly Token[], at: number): 'F' | 'H' | 'M' | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  if (WOMAN.test(token.text)) return 'F';
  if (MAN.test(token.text)) return isHour(tokens, at) ? null : 'H';
  return AMBIGUOUS.test(token.text) && !isSize(tokens, at) ? 'M' : null;
}

/** True in `18 H` and `6 hs`. In `2 hs e 1 mulher` they are men. */
function isHour(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.kind !== 'number' || token?.kind !== 'word') return false;
  const isJoined = /^[ey]$/.test(wordAt(tokens, at + 1)) && tokens[at + 2]?.kind === 'number';
  return before.value >= 10 || (token.text === 'hs' && !isJoined);
}

/** `size M`, `tam: M`. */
function isSize(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1) === ':' ? at - 2 : at - 1;
  const meaning = meaningAt([wordAt(tokens, before)])?.meaning;
  return meaning?.is === 'measure' && meaning.of === 'size';
}
