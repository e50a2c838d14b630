import { readNumbers } from '../search/amounts';
import type { Piece } from '../search/pieces';
import type { Token } from '../search/tokens';
import type { RangeWish } from '../search/wish';
import type { Draft, Said } from './draft';
import { isOf, wordAt } from './joints';
import type { Generation } from './people-words';

const ADULT = 18;
const MAX_KIDS_AGE = 12;
const OLDEST = 80;
/** People write ranges of ages, but seldom sizes, as multiples of this, and as wide. */
const ROUND = 5;
const MAX_SIZE = 56;

/** What a number is said of: a person directly before it, or the first thing said of a role. */
type Context = { person: boolean; first: boolean; generation: Generation };

type Ages = {
  min: number;
  max: number;
  side: 'min' | 'max' | null;
  isRange: boolean;
  /** True if a word says that they are years or ages. */
  said: boolean;
};

/** The ages that a piece may be: one or two numbers without another unit. */
function agesIn(tokens: readonly Token[], piece: Piece): Ages | null {
  const read = piece.is === 'unrecognized' ? readNumbers(tokens, piece.from) : null;
  if (!read || read.next !== piece.next || read.head.vague || read.all.length > 2) return null;
  const { head, all, behind, of } = read;
  const measures = [...head.measures, of].filter((one) => one !== null);
  const isPlain = all.every(
    ({ value, height, unit }) =>
      Number.isInteger(value) && !height && (unit === null || unit === 'years'),
  );
  if (!isPlain || measures.some((one) => one !== 'age')) return null;
  const values = all.map(({ value }) => value);
  return {
    min: Math.min(...values),
    max: Math.max(...values),
    side: head.side ?? behind.side,
    isRange: values.length > 1,
    said: measures.length > 0 || all.some(({ unit }) => unit === 'years'),
  };
}

/**
 * The age that a number without a unit is, or that is under 18 and so leads to a list; null if it may
 * be anything else.
 */
export function ageIn(tokens: readonly Token[], piece: Piece, context: Context): Said | null {
  const ages = agesIn(tokens, piece);
  // `1 year` may be a period, unless it is directly after a person or said of a child.
  const isAdult = context.generation === 'adult' && !context.person;
  if (!ages || (isAdult && ages.max <= 3 && wordAt(tokens, piece.next - 1) !== 'old')) return null;
  const category = listFor(ages, context);
  if (category)
    return { ...piece, is: 'wish', wishes: [{ key: 'category', category }], minors: true };
  const age = adultAge(ages, context);
  return age && { ...piece, is: 'wish', wishes: [age] };
}

/**
 * The list for an age under 18, since the filter has adult ages only; null for a range that spans both
 * lists. A range without a unit counts anywhere after a word for children.
 */
function listFor({ min, max, side, isRange, said }: Ages, { person, generation }: Context) {
  const isYoung = /^(?:young|any|child)$/.test(generation);
  if (side === 'min' || !(said || person || (isYoung && isRange))) return null;
  if (max <= MAX_KIDS_AGE) return 'kids';
  return max < ADULT && min > MAX_KIDS_AGE && side === null ? 'teen' : null;
}

function adultAge(ages: Ages, { person, first, generation }: Context): RangeWish | null {
  const { min, max, side, isRange } = ages;
  if (min < ADULT || max > OLDEST) return null;
  const behind = person || first;
  if (isRange) {
    // A range directly after a relative is an age, since a role has further words beside a size: `Mãe (38-42)`.
    const isKin = behind && /^(?:parent|grandparent|child)$/.test(generation);
    const isWide = behind && max - min >= ROUND && (isNoSize(min) || isNoSize(max));
    const isRound = min % ROUND === 0 && max % ROUND === 0;
    return isKin || isWide || isRound ? { key: 'age', min, max } : null;
  }
  if (side) return behind && isNoSize(min) ? { key: 'age', [side]: min } : null;
  // `mulher 38` may be a size.
  const isSure = generation !== 'adult' || first || isNoSize(min);
  return person && isSure ? { key: 'age', min, max } : null;
}

/** True for an age that cannot be a clothes size: sizes are even, and at most 56. */
function isNoSize(value: number): boolean {
  return value % 2 === 1 || value % ROUND === 0 || value > MAX_SIZE;
}

/**
 * True for a number that is an age: after a relative (`Filho 14`), an adult (`man 35`) or `woman of`. Any
 * other number may be a number of people.
 * @param context.bare the current role if it has no wishes yet
 * @param context.adjacent true if only fillers separate the person from the number
 */
export function isAgeOfPerson(
  tokens: readonly Token[],
  { from }: Piece,
  { bare, adjacent }: { bare: Draft | null; adjacent: boolean },
): boolean {
  const [token, behind] = [tokens[from], tokens[from + 1]];
  if (token?.kind !== 'number') return false;
  const of = isOf(tokens, from - 1) && adjacent;
  const isAdult = token.value >= 13;
  // `filha de 8, filho 5`, but not `mãe de 2 filhos`.
  const ends =
    behind?.kind !== 'word' || /^(?:mes|meses|months?|[eyou]|and|ou|or)$/.test(behind.plain);
  if (!bare?.relative) return of && isAdult;
  return bare.generation === 'adult' ? token.value >= ADULT : ends || isAdult;
}
