import { headAt } from '../search/amount-head';
import { sideBehind } from '../search/amounts';
import { meaningAt } from '../search/lexicon';
import { numberAt, wordsFrom } from '../search/numbers';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { RangeWish } from '../search/wish';
import { isOf } from './joints';

const ADULT = 18;
const MAX_KIDS_AGE = 12;
const OLDEST = 80;
/**
 * A range without a unit is an age if both ends are multiples of this, and the first thing said of a
 * person if it is as wide and no size; sizes rarely are.
 */
const ROUND = 5;
/** `até 17 anos` spans both lists. */
const UP_TO = /^(?:ate|hasta)$/;
const JOINT = /^(?::|-|–|—|\/|a|ao|ate|to|hasta|e|y|and|de|of|between|entre|ou|or|o)$/;

const MONTHS = /^(?:mes|meses|months?|mos)$/;

type Numbers = { values: number[]; said: boolean; open: boolean };

/** The numbers of a piece that is only an age or a range of ages; null for any other piece. */
function numbersIn(tokens: readonly Token[], piece: Piece): Numbers | null {
  const numbers: Numbers = { values: [], said: false, open: false };
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
    } else if (token?.kind === 'mark' && token.text === '+') {
      numbers.open = true;
      at += 1;
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
 * a range that spans both lists. An age without a unit counts only after a word for people; a range also
 * later, if the word is one for children.
 */
export function minorsIn(
  tokens: readonly Token[],
  piece: Piece,
  { behindPerson, isYoung }: { behindPerson: boolean; isYoung: boolean },
) {
  if (piece.is !== 'unrecognized') return null;
  const numbers = numbersIn(tokens, piece);
  if (
    !numbers ||
    numbers.open ||
    !(numbers.said || behindPerson || (isYoung && numbers.values.length > 1))
  )
    return null;
  const [youngest, oldest] = [Math.min(...numbers.values), Math.max(...numbers.values)];
  if (oldest >= ADULT) return null;
  if (oldest <= MAX_KIDS_AGE) return 'kids' as const;
  const first = tokens[piece.from];
  if (first?.kind === 'word' && UP_TO.test(first.plain)) return null;
  return youngest > MAX_KIDS_AGE ? ('teen' as const) : null;
}

/** What a number is behind: a person, a person and a comma, a parent or child. */
type Behind = { person: boolean; first: boolean; kin: boolean };

/** A limit without a unit that is an adult age if it is said of people: `over 50`. */
export function ageLimitIn(tokens: readonly Token[], piece: Piece | undefined): RangeWish | null {
  if (piece?.is !== 'unrecognized') return null;
  const { side: before, of, measures, vague, next } = headAt(tokens, piece.from);
  const number = numberAt(tokens, next);
  const behind = number ? sideBehind(tokens, number.next) : null;
  const side = before ?? behind?.side;
  const isBare = side && !of && !vague && measures.length === 0 && behind?.next === piece.next;
  if (!isBare || !number || number.unit || number.height || !Number.isInteger(number.value))
    return null;
  const { value } = number;
  // `acima do 46` is a size.
  const article = tokens[next - 1];
  const ofSize = article?.kind === 'word' && article.plain === 'do';
  const isAge = value >= ADULT && value <= OLDEST && isNoSize(value) && !ofSize;
  return isAge ? { key: 'age', [side]: value } : null;
}

/** True for an age that is no size of clothes: those are even, and at most 56. */
function isNoSize(value: number): boolean {
  return value % 2 === 1 || value % ROUND === 0 || value > 56;
}

/** An adult age without a unit: a range of round numbers, `55+`, or the number after `woman of`. */
export function agesIn(
  tokens: readonly Token[],
  piece: Piece,
  { person, first, kin }: Behind,
): RangeWish | null {
  if (piece.is !== 'unrecognized') return null;
  const limit = person ? ageLimitIn(tokens, piece) : null;
  if (limit) return limit;
  const numbers = numbersIn(tokens, piece);
  const [one = 0, other] = numbers?.values ?? [];
  const [min, max] = [Math.min(one, other ?? one), Math.max(one, other ?? one)];
  if (min < ADULT || max > OLDEST) return null;
  if (numbers?.open && other === undefined)
    return one % ROUND === 0 && (person || first) ? { key: 'age', min: one } : null;
  // No one writes the size of a mother alone: `Mãe (38-42)`.
  const isWide = (person || first) && max - min >= ROUND && [min, max].some(isNoSize);
  const isRound = min % ROUND === 0 && max % ROUND === 0;
  return (other === undefined ? person : kin || isWide || isRound)
    ? { key: 'age', min, max }
    : null;
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
  const [token, behind] = [tokens[from], tokens[from + 1]];
  if (token?.kind !== 'number') return false;
  const of = isOf(tokens, from - 1) && adjacent;
  const isAdult = token.value >= 13;
  // `filha de 8, filho 5`, but not `mãe de 2 filhos`.
  const ends = behind?.kind !== 'word' || MONTHS.test(behind.plain);
  return relative ? ends || isAdult : of && isAdult;
}
