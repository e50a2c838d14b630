import { withNegations } from '../search/negation';
import { piecesOf } from '../search/pieces';
import type { Token } from '../search/tokens';
import { cleanMessage } from './clean';
import type { Draft } from './draft';
import { Drafts } from './drafts';
import { BLANK } from './fact';
import { withLimits } from './limits';
import { withoutMentions } from './mentions';
import { SentenceReader } from './sentence-reader';
import { tokensIn } from './tokens';

/** Finds the roles in a message whose facts have been blanked. */
export function draftsIn(text: string): { drafts: Draft[]; tokens: readonly Token[] } {
  const tokens = tokensIn(cleanMessage(text));
  const read = withNegations(tokens, withLimits(tokens, piecesOf(tokens)));
  const pieces = withoutMentions(tokens, read);
  const drafts = new Drafts();
  let reader = new SentenceReader(tokens, drafts);
  for (const piece of pieces) {
    const from = tokens[piece.from]?.from ?? 0;
    // Parentheses and numbering are in no piece.
    reader.take(piece, text.slice(tokens[piece.from - 1]?.to ?? 0, from));
    if (piece.is !== 'comma' || PARTING.includes(text.charAt(from))) continue;
    reader.end();
    reader = new SentenceReader(tokens, drafts);
  }
  reader.end();
  return { drafts: drafts.described(), tokens };
}

/** Characters of a message that are read as a comma, but end no sentence. */
const PARTING = [',', ';', '-', '–', '/', '|', BLANK];
