import { wordsFrom } from './numbers';
import type { Piece } from './pieces';
import type { Token } from './tokens';

const FOR = /^(?:para|pr[ao]s?|p\/|for)$/;

/**
 * Merges `for` with the unknown words behind it. They say what the talents are wanted for (`for a
 * shampoo ad`), so they are no name.
 */
export function withPurposes(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const isFor = piece.is === 'filler' && FOR.test(wordsFrom(tokens, piece.from)[0] ?? '');
    const last = isFor ? lastWordFrom(pieces, at + 1) : -1;
    const end = pieces[last];
    merged.push(end ? { is: 'unrecognized', from: piece.from, next: end.next } : piece);
    at = end ? last + 1 : at + 1;
  }
  return merged;
}

/** The index of the last unknown word before the next wish or comma; -1 if there is none. */
function lastWordFrom(pieces: readonly Piece[], from: number): number {
  let last = -1;
  for (let at = from; /^(?:name|filler)$/.test(pieces[at]?.is ?? ''); at += 1) {
    if (pieces[at]?.is === 'name') last = at;
  }
  return last;
}
