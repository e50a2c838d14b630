import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { isRange } from '../search/understand';
import { ageLimitIn } from './ages';

/** `nobody` negates like `not`; `of them` and the like may be between a negation and its limit. */
const NOBODY = /^(?:nobody|ninguem|nadie)$/;
const NO_ONE = /^(?:nobody|ninguem|nadie|none|nenhuma?|ningun[oa]?)$/;
const BETWEEN = /^(?:them|deles|delas|ellos|ellas|os|las|los|one)$/;
const NOR = /^(?:nor|or|nem|ou|ni|o|e|y|and)$/;

/**
 * Turns a negated limit round: `nobody under 25 nor over 40` is 25 to 40, and `no older than 40` at
 * most 40. `Nobody` before anything else becomes a negation, so that it never asks for the opposite.
 */
export function withLimits(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const word = (piece: Piece | undefined) => (piece && wordsFrom(tokens, piece.from)[0]) ?? '';
  const all: Piece[] = pieces.map((piece) =>
    NOBODY.test(word(piece)) ? { ...piece, is: 'not' } : piece,
  );
  const turned: Piece[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const piece = all[at];
    if (!piece) break;
    const end = piece.is === 'not' ? limitFrom(all, at + 1, word) : -1;
    const ofPeople =
      NO_ONE.test(word(piece)) || /^no one/.test(wordsFrom(tokens, piece.from).join(' '));
    const wish = turnedRound(tokens, all[end], ofPeople);
    if (wish)
      turned.push({ is: 'wish', wishes: [wish], from: piece.from, next: all[end]?.next ?? 0 });
    else turned.push(piece);
    if (!wish) continue;
    at = end;
    // `nobody under 25 or over 40`: the negation goes on.
    const joint = NOR.test(word(all[at + 1])) ? at + 1 : -1;
    const second = joint > 0 ? turnedRound(tokens, all[joint + 1], ofPeople) : null;
    const other = all[joint + 1];
    if (
      second &&
      other &&
      second.key === wish.key &&
      (second.min === undefined) !== (wish.min === undefined)
    ) {
      turned.push({ ...other, is: 'wish', wishes: [second] });
      at = joint + 1;
    }
  }
  return turned;
}

type WordOf = (piece: Piece | undefined) => string;

/** The index of the piece behind a negation and fillers. */
function limitFrom(pieces: readonly Piece[], from: number, word: WordOf): number {
  let at = from;
  while (pieces[at]?.is === 'filler' || BETWEEN.test(word(pieces[at]))) at += 1;
  return at;
}

/** The opposite of the limit that a piece is; null if it is none. A number alone is an age of people. */
function turnedRound(tokens: readonly Token[], piece: Piece | undefined, ofPeople: boolean) {
  const [wish] = piece?.is === 'wish' && piece.wishes.length === 1 ? piece.wishes : [];
  const limit = wish && isRange(wish) ? wish : ofPeople ? ageLimitIn(tokens, piece) : null;
  const { key, min, max } = limit ?? {};
  if (!key || (min === undefined) === (max === undefined)) return null;
  return min === undefined ? { key, min: max } : { key, max: min };
}
