import { wordsFrom } from './numbers';
import type { Piece } from './pieces';
import type { Token } from './tokens';
import type { ColorWish, Wish } from './wish';

type Taken = { pieces: Piece[]; next: number };

const OR = /^(?:ou|or|o|u)$/;
const AND = /^(?:e|y|and)$/;
const WITH = /^(?:com|con|with|c\/|w\/|de|of)$/;

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
      const colors = sure && !object && excluded(piece.wishes);
      if (!colors || isJoined(pieces, end, wordOf)) {
        return unrecognized(pieces, at, endOfWishes(pieces, end));
      }
      return {
        pieces: [{ is: 'wish', wishes: colors, ...placeOf(pieces, at, end) }],
        next: end + 1,
      };
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

/** True if a joined wish may be negated too: `not blonde and red-haired`. */
function isJoined(pieces: readonly Piece[], end: number, wordOf: WordOf): boolean {
  const joint = wordOf(pieces[end + 1]);
  let place = end + 2;
  while (pieces[place]?.is === 'filler' && !WITH.test(wordOf(pieces[place]))) place += 1;
  const wish = pieces[place];
  if (wish?.is !== 'wish') return false;
  return OR.test(joint) || (AND.test(joint) && excluded(wish.wishes) !== null);
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

function excluded(wishes: readonly Wish[]): ColorWish[] | null {
  const colors = wishes.flatMap((wish) =>
    'color' in wish ? [{ ...wish, not: true as const }] : [],
  );
  return colors.length === wishes.length ? colors : null;
}

/** The last of the wishes that follow each other without a comma. */
function endOfWishes(pieces: readonly Piece[], from: number): number {
  let last = from;
  for (let end = from; pieces[end] && pieces[end]?.is !== 'comma'; end += 1) {
    if (pieces[end]?.is === 'wish') last = end;
  }
  return last;
}

function unrecognized(pieces: readonly Piece[], from: number, to: number): Taken {
  return { pieces: [{ is: 'unrecognized', ...placeOf(pieces, from, to) }], next: to + 1 };
}
