import { wordsFrom } from './numbers';
import type { Piece } from './pieces';
import type { Token } from './tokens';
import type { ColorWish, Wish } from './wish';

type Taken = { pieces: Piece[]; next: number };

const OR = /^(?:ou|or|o|u)$/;
const AND = /^(?:e|y|and|plus|mais)$/;
const WITH = /^(?:com|con|with|c\/|w\/|de|of)$/;
/** Words after which a wish is no longer negated: `sin rubias pero pelirrojas`. */
const BUT = /^(?:pero|mas|sino|but)$/;

/**
 * Merges each negation with what it negates. A negated color is excluded. Any other negated wish is
 * unrecognized, and so is a color if a word in between may change what is negated: reading the wish
 * alone would find the opposite.
 */
export function withNegations(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const wordOf = (piece: Piece | undefined) =>
    (piece ? wordsFrom(tokens, piece.from)[0] : '') ?? '';
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece?.is !== 'not') {
      if (piece) joined.push(piece);
      at += 1;
      continue;
    }
    const taken = takenBehind(pieces, at, wordOf);
    // A dash before a filler is not a negation.
    const isWord = wordOf(piece) !== '';
    if (taken === null && isWord && !piece.without) takeBefore(joined);
    const alone = { ...piece, is: isWord ? 'unrecognized' : 'filler' } as const;
    joined.push(...(taken?.pieces ?? [alone]));
    at = taken?.next ?? at + 1;
  }
  return joined;
}

/** What a negation negates, up to the next wish or comma; null if nothing follows it. */
function takenBehind(pieces: readonly Piece[], at: number, wordOf: WordOf): Taken | null {
  const negation = pieces[at];
  let sure = negation?.is === 'not' && !negation.unsure;
  /** The negated object so far; a thing (`no tattoos`) is complete, another word may not be. */
  let object: 'thing' | 'other' | null = null;
  let last = at;
  for (let end = at + 1; ; end += 1) {
    const piece = pieces[end];
    if (!piece || piece.is === 'comma') break;
    const or = OR.test(wordOf(piece));
    if (piece.is === 'wish') {
      if (object === 'thing' && !OR.test(wordOf(pieces[end - 1]))) break;
      const colors = sure && !object ? excludedFrom(pieces, at, end, wordOf) : null;
      return colors ?? unrecognized(pieces, at, endOfWishes(pieces, end, wordOf));
    }
    if (piece.is === 'not') {
      if (object) break;
      // "Without any" is one negation, "not without" is none.
      sure &&= !piece.without && !piece.unsure;
    } else if (piece.is === 'filler') {
      if (object === 'thing' && !or) break;
    } else {
      if (!or) object = object ?? (piece.is === 'thing' ? 'thing' : 'other');
      last = end;
    }
  }
  return last > at ? unrecognized(pieces, at, last) : null;
}

type WordOf = (piece: Piece | undefined) => string;

/** The wish at `first` and those joined to it, excluded; null if it is unclear what is negated. */
function excludedFrom(
  pieces: readonly Piece[],
  at: number,
  first: number,
  wordOf: WordOf,
): Taken | null {
  const negation = pieces[at];
  const wishes: ColorWish[] = [];
  let last = first;
  for (let joined: Joined | null = { at: first, or: true }; joined; ) {
    const piece: Piece | undefined = pieces[joined.at];
    const colors = piece?.is === 'wish' ? excluded(piece.wishes) : null;
    if (!colors) return null;
    const [before] = wishes;
    if (before && !joined.or) {
      // `sin rubias y pelirrojas` excludes both, `not blonde and red` may not.
      const both = negation?.is === 'not' && negation.without;
      if (!both || colors.some(({ key }) => key !== before.key)) return null;
    }
    wishes.push(...colors);
    last = joined.at;
    joined = joinedTo(pieces, last, wordOf);
  }
  if (mayGoOn(pieces, last, wishes, wordOf)) return null;
  return { pieces: [{ is: 'wish', wishes, ...placeOf(pieces, at, last) }], next: last + 1 };
}

/**
 * True if another color follows, in words that may continue the negation: `without blondes as well
 * as redheads`. A color of another kind directly after it is a wish of its own: `not blonde green
 * eyes`.
 */
function mayGoOn(
  pieces: readonly Piece[],
  last: number,
  [before]: readonly ColorWish[],
  wordOf: WordOf,
): boolean {
  for (let at = last + 1; ; at += 1) {
    const piece = pieces[at];
    if (piece?.is === 'wish') {
      const isNext = at === last + 1;
      return piece.wishes.some((wish) => 'color' in wish && (wish.key === before?.key || !isNext));
    }
    if (!piece || /^(?:comma|not)$/.test(piece.is)) return false;
    if (BUT.test(wordOf(piece)) || WITH.test(wordOf(piece))) return false;
  }
}

/** The index of a wish that is joined to another, and whether that is by "or". */
type Joined = { at: number; or: boolean };

/** The wish joined to the one at `end`, which may be negated too; null if there is none. */
function joinedTo(pieces: readonly Piece[], end: number, wordOf: WordOf): Joined | null {
  const comma = pieces[end + 1]?.is === 'comma';
  const start = comma ? end + 2 : end + 1;
  const or = OR.test(wordOf(pieces[start]));
  const isWord = or || AND.test(wordOf(pieces[start]));
  let at = isWord ? start + 1 : start;
  while (pieces[at]?.is === 'filler' && !WITH.test(wordOf(pieces[at]))) at += 1;
  const wish = pieces[at];
  if (wish?.is !== 'wish' || !(isWord || comma)) return null;
  const colors = wish.wishes.every((one) => 'color' in one);
  if (!comma) return or || colors ? { at, or } : null;
  // A comma begins a new wish, except in a list of one kind: `sin rubias, pelirrojas ni castañas`.
  if (!isOfKind(wish, pieces[end])) return null;
  const goesOn = wish.wishes.length > 1 || pieces[at + 1]?.is === 'not';
  return isWord || goesOn || joinedTo(pieces, at, wordOf) ? { at, or } : null;
}

/** True if both are wishes, and their first ones have the same key. */
function isOfKind(first: Piece, second: Piece | undefined): boolean {
  if (first.is !== 'wish' || second?.is !== 'wish') return false;
  return first.wishes[0]?.key === second.wishes[0]?.key;
}

function placeOf(pieces: readonly Piece[], from: number, to: number) {
  return { from: pieces[from]?.from ?? 0, next: pieces[to]?.next ?? 0 };
}

/** `blonde, no`: the wish before the negation is unrecognized as well. */
function takeBefore(joined: Piece[]): void {
  const at = joined.findLastIndex(({ is }) => is !== 'filler');
  const before = joined[at];
  if (before?.is === 'wish')
    joined[at] = { is: 'unrecognized', from: before.from, next: before.next };
}

/** The wishes as exclusions; null if one is not a color or is already negated. */
function excluded(wishes: readonly Wish[]): ColorWish[] | null {
  const colors = wishes.flatMap((wish) =>
    'color' in wish && !wish.not ? [{ ...wish, not: true as const }] : [],
  );
  return colors.length === wishes.length ? colors : null;
}

/** The index of the last wish before a comma that begins a new wish. */
function endOfWishes(pieces: readonly Piece[], from: number, wordOf: WordOf): number {
  let last = from;
  for (let end = from; pieces[end]; end += 1) {
    if (pieces[end]?.is === 'comma' && !joinedTo(pieces, last, wordOf)) break;
    if (pieces[end]?.is === 'wish') last = end;
  }
  return last;
}

function unrecognized(pieces: readonly Piece[], from: number, to: number): Taken {
  return { pieces: [{ is: 'unrecognized', ...placeOf(pieces, from, to) }], next: to + 1 };
}
