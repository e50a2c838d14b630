import { meaningAt } from '../search/lexicon';
import { wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { RangeWish } from '../search/wish';
import { isOf } from './joints';

const ADULT = 18;
const MAX_KIDS_AGE = 12;
const OLDEST = 80;
/** A range without a unit is an age if both ends are multiples of this; sizes rarely are. */
const ROUND = 5;
/** `até 17 anos` spans both lists. */
const UP_TO = /^(?:ate|hasta)$/;
const JOINT = /^(?:-|–|—|\/|a|ao|ate|to|hasta|e|y|and|de|of|between|entre)$/;

type Numbers = { values: number[]; said: boolean };

/** The numbers of a piece that is only an age or a range of ages; null for any other piece. */
function numbersIn(tokens: readonly Token[], piece: Piece): Numbers | null {
  const numbers: Numbers = { values: [], said: false };
  for (let at = piece.from; at < piece.next; ) {
    const token = tokens[at];
    const found = meaningAt(wordsFrom(tokens, at));
    const meaning = found?.meaning;
    if (token?.kind === 'number' && !token.height && Number.isInteger(token.value)) {
      numbers.values.push(token.value);
      at += 1;
    } else if (meaning?.is === 'years' || (meaning?.is === 'measure' && meaning.of === 'age')) {
      numbers.said = true;
      at += found?.length ?? 1;
    } else if (
      token &&
      token.kind !== 'number' &&
      JOINT.test(token.kind === 'word' ? token.plain : token.text)
    ) {
      at += 1;
    } else return null;
  }
  return numbers.values.length === 1 || numbers.values.length === 2 ? numbers : null;
}

/**
 * The list for an age under 18, since the filter has adult ages only; null for another age, and for
 * a range that spans both lists. An age without a unit counts only after a word for people.
 */
export function minorsIn(tokens: readonly Token[], piece: Piece, behindPerson: boolean) {
  if (piece.is !== 'unrecognized') return null;
  const numbers = numbersIn(tokens, piece);
  if (!numbers || !(numbers.said || behindPerson)) return null;
  const [youngest, oldest] = [Math.min(...numbers.values), Math.max(...numbers.values)];
  if (oldest >= ADULT) return null;
  if (oldest <= MAX_KIDS_AGE) return 'kids' as const;
  const first = tokens[piece.from];
  if (first?.kind === 'word' && UP_TO.test(first.plain)) return null;
  return youngest > MAX_KIDS_AGE ? ('teen' as const) : null;
}

/** An adult age without a unit: a range of round numbers, or the number after `woman of`. */
export function agesIn(
  tokens: readonly Token[],
  piece: Piece,
  behindPerson: boolean,
): RangeWish | null {
  if (piece.is !== 'unrecognized') return null;
  const numbers = numbersIn(tokens, piece);
  const [one = 0, other] = numbers?.values ?? [];
  const [min, max] = [Math.min(one, other ?? one), Math.max(one, other ?? one)];
  if (min < ADULT || max > OLDEST) return null;
  const isRound = other !== undefined && min % ROUND === 0 && max % ROUND === 0;
  return isRound || (other === undefined && behindPerson) ? { key: 'age', min, max } : null;
}

/**
 * True for a number directly after a relative (`Filho 14`), or after `woman of`: it is an age. `adjacent`
 * if only fillers are between the person and the number.
 */
export function isAgeOfPerson(
  tokens: readonly Token[],
  { from }: Piece,
  { relative, adjacent }: { relative: boolean; adjacent: boolean },
): boolean {
  const token = tokens[from];
  if (token?.kind !== 'number') return false;
  const of = isOf(tokens, from - 1) && adjacent;
  const isAdult = token.value >= 13;
  return relative ? !of || isAdult : of && isAdult;
}
