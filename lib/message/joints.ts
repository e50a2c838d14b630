import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';

/** True for a token that joins two roles: `and`, `+`. */
export function isAnd(tokens: readonly Token[], piece: Piece): boolean {
  const token = tokens[piece.from];
  return token?.kind === 'word'
    ? /^(?:e|y|and)$/.test(token.plain)
    : token?.kind === 'mark' && token.text === '+';
}

/** True for a word that means everyone named so far: `todos`. */
export function isAll(tokens: readonly Token[], piece: Piece): boolean {
  const token = tokens[piece.from];
  return token?.kind === 'word' && /^(?:todos|todas|all|ambos|ambas|both)$/.test(token.plain);
}

/** True for `only`, as in `only one`. */
export function isOnly(tokens: readonly Token[], { from }: Piece): boolean {
  const token = tokens[from];
  return token?.kind === 'word' && /^(?:so|solo|sola|apenas|only)$/.test(token.plain);
}

/** True for the word `of` at this index. */
export function isOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && /^(?:de|of)$/.test(token.plain);
}
