import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import { isRange } from '../search/understand';
import type { RangeWish } from '../search/wish';
import { ageIn } from './ages';
import { wordAt } from './joints';

/** A negation of people, with whom a number alone is an age. */
const NO_ONE = /^(?:none|nenhuma?|ningun[oa]?|no one)(?= |$)/;
/** What may be between a negation and its limit (`none of them under`), or between two limits. */
const BETWEEN = /^(?:them|del[ea]s|ell[oa]s|os|l[ao]s|one|nor|or|nem|ou|ni|[oey]|and)$/;

/**
 * Turns a negated limit round: `none under 25 nor over 40` is 25 to 40, and `no older than 40` at most
 * 40.
 */
export function withLimits(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  let limit: Piece | null = null;
  let ofPeople = false;
  for (const piece of pieces) {
    const at = read.findLastIndex(
      ({ is, from }) => is !== 'filler' && !BETWEEN.test(wordAt(tokens, from)),
    );
    const before = read[at];
    const isNot = before?.is === 'not';
    if (isNot) ofPeople = NO_ONE.test(wordsFrom(tokens, before.from).join(' '));
    const wish: RangeWish | null =
      isNot || before === limit ? oppositeOf(tokens, piece, ofPeople) : null;
    if (wish) {
      const from = isNot ? before.from : piece.from;
      limit = { is: 'wish', wishes: [wish], from, next: piece.next };
      read.splice(isNot ? at : at + 1, read.length, limit);
    } else read.push(piece);
  }
  return read;
}

/** The opposite of the limit that a piece is; null if it is none. */
function oppositeOf(tokens: readonly Token[], piece: Piece, ofPeople: boolean): RangeWish | null {
  const context = { person: true, first: false, generation: 'adult' } as const;
  const said = (ofPeople && ageIn(tokens, piece, context)) || piece;
  const [wish, other] = said.is === 'wish' ? said.wishes : [];
  if (!wish || other || !isRange(wish)) return null;
  const { key, min, max } = wish;
  if ((min === undefined) === (max === undefined)) return null;
  return min === undefined ? { key, min: max ?? 0 } : { key, max: min };
}
