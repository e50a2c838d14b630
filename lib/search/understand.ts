import type { Colors } from '../talents/colors';
import { COLOR_KEYS } from '../talents/filter';
import { RANGE_KEYS } from '../talents/ranges';
import type { Gender } from '../talents/talent';
import { ADULTS, isForMinors, wishOfAges } from './ages';
import { withOwnColors } from './colored';
import { type Piece, piecesOf } from './pieces';
import { plainSigns, tokensOf } from './text';
import type { RangeWish, Wish } from './words';

/** The parsed text of a search. */
export type Understood = {
  /** In the order of the filter. */
  wishes: readonly Wish[];
  /** The remaining words, taken as a name; may be empty. */
  name: string;
  /** The words that are known but that the filter cannot express, as typed, and negations. */
  unrecognized: readonly string[];
  /** All models are asked for (`modelos`, `women and men`), if there is no wish. */
  everyone?: true;
};

/**
 * Parses a search in any of the languages, or mixed. An unknown word is part of a name. What is
 * known but cannot be expressed, above all a negation up to the end of its line, an ambiguous number or
 * an age below 18, is returned as unrecognized and never guessed. `own`: colors that the dictionary lacks.
 */
export function understand(typed: string, own: Colors = { hair: [], eyes: [] }): Understood {
  const text = plainSigns(typed);
  const tokens = withOwnColors(tokensOf(text), own);
  const { wishes, pieces, lost, everyone } = wishesOf(piecesOf(tokens));
  const unread = pieces.filter((piece) => piece.is === 'unread' || lost.includes(piece));
  const textOf = ({ from, next }: Piece) => text.slice(tokens[from]?.from, tokens[next - 1]?.to);
  const names = pieces.filter(({ is }) => is === 'name');
  return {
    wishes,
    name: joined(names, pieces).map(textOf).join(', '),
    unrecognized: [...new Set(joined(unread, pieces).map(textOf))],
    ...(everyone && { everyone: true }),
  };
}

/**
 * The wishes in some pieces, in filter order, and the pieces to report: those that contradict earlier
 * ones, ages of minors, and words for minors beside an age of adults.
 */
function wishesOf(sent: readonly Piece[]) {
  const besideMinors = sent.some(({ wishes }) => wishes?.some(isForMinors));
  const aged = (wish: Wish) =>
    isRange(wish) && wish.key === 'age' ? wishOfAges(wish, besideMinors) : wish;
  const pieces = sent.map((piece) => {
    return piece.wishes ? { ...piece, wishes: piece.wishes.map(aged) } : piece;
  });
  const young = pieces.filter((_, at) => sent[at]?.wishes?.some((wish) => aged(wish) !== wish));
  const all = pieces.flatMap(({ wishes = [] }) => wishes);
  const genders = new Set(all.flatMap((wish) => (wish.key === 'gender' ? [wish.gender] : [])));
  const both = genders.size > 1;
  let wishes: readonly Wish[] = [];
  const lost = pieces.filter((piece) => {
    const asked = piece.wishes?.filter(({ key }) => !both || key !== 'gender') ?? [];
    const next = asked.reduce<readonly Wish[] | null>(
      (all, wish) => all && added(all, wish),
      wishes,
    );
    wishes = next ?? wishes;
    return next === null;
  });
  const keys = new Set(wishes.map(({ key }) => key));
  // No minor has an age here, and no list has the creatives and kids of one gender.
  const isImpossible = (wish: Wish) =>
    (keys.has('age') && isForMinors(wish)) ||
    (keys.has('gender') && wish.key === 'category' && wish.category === 'talents');
  wishes = wishes.filter((wish) => !isImpossible(wish));
  const impossible = pieces.filter((piece) => piece.wishes?.some(isImpossible));
  const everyone = both || pieces.some(({ meaning }) => meaning?.is === 'everyone');
  const gender = both || genders.size > 0 ? null : genderOfForms(pieces, wishes);
  return {
    wishes: inOrder(gender ? [...wishes, { key: 'gender', gender }] : wishes),
    pieces,
    lost: [...lost, ...young, ...impossible],
    everyone,
  };
}

/**
 * The gender implied by word forms, if they agree. A word with no other meaning (`morena`) counts only
 * without a hair color beside it. Beside a word for people of any gender (`modelos loiros`) a masculine
 * form says nothing, and beside some (`crianças`) neither does a feminine one.
 */
function genderOfForms(pieces: readonly Piece[], wishes: readonly Wish[]): Gender | null {
  const colored = wishes.some(({ key }) => key === 'hair');
  const [gender, other] = new Set(
    pieces.flatMap((piece) => (piece.is === 'wish' || !colored ? (piece.gender ?? []) : [])),
  );
  const people = pieces.flatMap(({ meaning }) =>
    meaning?.is === 'everyone' || meaning?.is === 'wish' ? [meaning] : [],
  );
  const neutral = people.some((meaning) => meaning.neutral || gender === 'man');
  return gender && !other && !neutral ? gender : null;
}

/** The wishes with one more; null if it contradicts an earlier one. */
function added(wishes: readonly Wish[], wish: Wish): readonly Wish[] | null {
  const text = textOf(wish);
  const [before, ...more] = wishes.filter(({ key }) => key === wish.key);
  if (!before) return [...wishes, wish];
  if ([before, ...more].some((one) => textOf(one) === text)) return wishes;
  if (wish.key === 'hair' || wish.key === 'eyes') return [...wishes, wish];
  // Any other age is one of adults, too.
  if (text === textOf(ADULTS)) return wishes;
  if (textOf(before) === textOf(ADULTS)) return wishes.map((one) => (one === before ? wish : one));
  const both = isRange(before) && isRange(wish) ? closed(before, wish) : null;
  return both && wishes.map((one) => (one === before ? both : one));
}

/** The key to compare wishes by; the typed unit does not matter. */
function textOf(wish: Wish): string {
  return JSON.stringify({ ...wish, imperial: undefined });
}

/** True for a wish with two ends. */
export function isRange(wish: Wish): wish is RangeWish {
  return (RANGE_KEYS as readonly string[]).includes(wish.key);
}

/** `from 170` and `up to 180` make one range. */
function closed(one: RangeWish, other: RangeWish): RangeWish | null {
  const [lower, upper] = one.max === undefined ? [one, other] : [other, one];
  const [min, max] = [lower.min, upper.max];
  const open = lower.max === undefined && upper.min === undefined;
  if (!open || min === undefined || max === undefined || min > max) return null;
  const imperial = one.imperial && other.imperial;
  return { key: one.key, min, max, ...(imperial && { imperial }) };
}

type Key = Wish['key'];
const ORDER: readonly Key[] = ['gender', 'category', 'letter', ...COLOR_KEYS, ...RANGE_KEYS];

function inOrder(wishes: readonly Wish[]): Wish[] {
  return ORDER.flatMap((key) => wishes.filter((wish) => wish.key === key));
}

/** Merges pieces that are adjacent or separated only by fillers. */
function joined(some: readonly Piece[], all: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of some) {
    const last = runs.at(-1);
    const between = all.filter(({ from }) => last && from >= last.next && from < piece.from);
    if (last && between.every(({ is }) => is === 'filler')) {
      runs[runs.length - 1] = { ...last, next: piece.next };
    } else runs.push(piece);
  }
  return runs;
}
