import { withNegations } from '../search/negation';
import { withNumberWords } from '../search/number-words';
import { type Piece, piecesOf } from '../search/pieces';
import { type Token, tokensOf } from '../search/tokens';
import { cleanMessage } from './clean';
import { corrected } from './corrected';
import type { Draft } from './draft';
import { BLANK } from './fact';
import { withLimits } from './limits';
import { withLetters } from './people';
import { RoleReader } from './role-reader';

/** Finds the roles in a message whose facts have been blanked. */
export function draftsIn(text: string): { drafts: Draft[]; tokens: readonly Token[] } {
  const clean = cleanMessage(text);
  const tokens = corrected(withNumberWords(tokensOf(clean)));
  const pieces = withNegations(tokens, withLimits(tokens, withLetters(tokens, piecesOf(tokens))));
  const reader = new RoleReader(tokens, {
    ends: ({ from }) => endsSentence(text, tokens[from]?.from ?? 0),
    gap: ({ from }) => text.slice(tokens[from - 1]?.to ?? 0, tokens[from]?.from),
  });
  for (const [at, piece] of pieces.entries()) {
    if (!isOfThings(tokens, piece, pieces[at + 1])) reader.take(piece);
  }
  return { drafts: reader.end(), tokens };
}

/** True if the sentence or line ends here, not just a part of it. */
function endsSentence(text: string, at: number): boolean {
  if (text[at] !== '.') return ![',', ';', '-', '–', '/', BLANK].includes(text[at] ?? '');
  // The period of an abbreviation ends no sentence: `fem. 30 anos`.
  return (
    !/(?<!\p{L})\p{L}{1,4}$/u.test(text.slice(0, at)) || /^\s+\p{Lu}/u.test(text.slice(at + 1))
  );
}

/** True for a range without a unit that counts something else: `20 a 30 fotos`. */
function isOfThings(tokens: readonly Token[], piece: Piece, next: Piece | undefined): boolean {
  if (next?.is !== 'name' || piece.is !== 'wish') return false;
  const [wish] = piece.wishes;
  const isRange = wish?.key === 'age' && wish.min !== undefined;
  return isRange && tokens.slice(piece.from, piece.next).every(({ kind }) => kind !== 'word');
}
