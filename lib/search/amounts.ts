import { cmToInches, inchesToCm } from '../talents/inches';
import type { RangeKey } from '../talents/ranges';
import { type Amount, type Head, headAt, isHeight, numberAt, type Side, valueFor } from './numbers';
import { type Token, wordsFrom } from './text';
import { meaningAt } from './vocabulary';
import type { Measured, RangeWish } from './words';

/** The parsed ranges and the index of the token after them; `wishes` null: not understood. */
export type ReadAmount = { wishes: RangeWish[] | null; next: number };

const SEPARATOR = /^(?:-|±|\/|x|×|a|as|ao|aos|ate|to|hasta|through|till?)$/;
const PREPOSITION = /^(?:de|from|aged)$/;

/** The numbers that belong together: one, the ends of a range, or more, which are not understood. */
function numbersFrom(tokens: readonly Token[], first: Amount, { between, side }: Head): Amount[] {
  const all = [first];
  for (let last = first; all.length < 5; ) {
    const sign = tokens[last.next]?.plain ?? '';
    const joint = meaningAt(wordsFrom(tokens, last.next), 'or', 'and')?.meaning.is;
    // A size or the other is read as a range: the filter cannot express alternatives.
    const joins = SEPARATOR.test(sign) || (joint === 'and' && between) || (joint === 'or' && !side);
    const next = joins ? numberAt(tokens, last.next + 1) : null;
    if (!next) break;
    all.push(next);
    last = next;
  }
  return sharingUnit(all, all.at(-1)?.unit ?? null);
}

/** Numbers without a unit take that of the last one; one above 3 is not in meters. */
function sharingUnit(all: readonly Amount[], unit: Amount['unit']): Amount[] {
  const shared = unit === 'height' ? null : unit;
  return all.map((one) =>
    one.unit === null && (shared !== 'm' || one.value < 3) ? { ...one, unit: shared } : one,
  );
}

/**
 * Parses the measure that begins at token `at`; null if no number begins there. `isBehindPerson`: a
 * range with a preposition is one of ages (`mulher de 45 a 50`). Ages below 18 are read, too.
 */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  isBehindPerson = false,
): ReadAmount | null {
  const decade = Number(tokens[at]?.parts.decade);
  if (decade) return { wishes: [{ key: 'age', min: decade, max: decade + 9 }], next: at + 1 };
  const head = headAt(tokens, at);
  const first = numberAt(tokens, head.next);
  if (!first) return null;
  const all = numbersFrom(tokens, first, head);
  const behind = sideBehind(tokens, (all.at(-1) ?? first).next);
  const measure = measureBehind(tokens, behind.next, all);
  const { next } = measure;
  if (all.length > 2 || (head.side && behind.side) || (head.between && all.length !== 2))
    return { wishes: null, next };
  const side = head.side ?? behind.side;
  const from = head.between || head.side === 'min' || PREPOSITION.test(tokens[at - 1]?.plain ?? '');
  const isBare = head.measures.length === 0 && !head.of;
  const isOfPerson = isBehindPerson && from && isBare && all.length === 2;
  const plus = behind.plus && all.length === 1 && isBare;
  const isPlusAge = plus && first.unit === null && PLUS_AGE.test(`${first.value}`);
  const isAge = isPlusAge || (isOfPerson && !all.every(isHeight));
  const key = keyOf(head, all, measure.of ?? (isAge ? 'age' : null), side);
  const wish = key && rangeOf(key, all, side);
  return { wishes: wish ? [wish] : null, next };
}

type SideBehind = { side: Side | null; next: number; plus?: boolean };

/** The side of a limit after its number: `+`, `or more`, `minimum`. */
function sideBehind(tokens: readonly Token[], at: number): SideBehind {
  const token = tokens[at];
  if (token?.text === '+' && token.from === tokens[at - 1]?.to)
    return { side: 'min', next: at + 1, plus: true };
  const found = meaningAt(wordsFrom(tokens, at), 'endBehind');
  // `and under 180`, `mínimo 38` begin the next measure, and `plus size` is no age.
  if (!found || meaningAt(wordsFrom(tokens, at), 'wish')) return { side: null, next: at };
  const begins =
    numberAt(tokens, headAt(tokens, at).next) ?? numberAt(tokens, headAt(tokens, at + 1).next);
  if (begins) return { side: null, next: at };
  return { side: found.meaning.side, next: at + found.length, plus: token?.plain === 'plus' };
}

/** The measure, where it follows the number: `38 de manequim`, `5'9 tall`. */
function measureBehind(tokens: readonly Token[], at: number, all: readonly Amount[]) {
  const none = { of: null, next: at };
  const skipped = /^(?:de|of)$/.test(tokens[at]?.plain ?? '') ? at + 1 : at;
  const found = meaningAt(wordsFrom(tokens, skipped), 'measure', 'unit');
  // The word of the next number: `38 sapato 37`.
  if (!found || numberAt(tokens, headAt(tokens, skipped).next)) return none;
  const { meaning, length } = found;
  const of = meaning.is === 'unit' ? (meaning.unit === 'years' ? 'age' : null) : meaning.of;
  if (of === null || (all.every(isHeight) && of !== 'height')) return none;
  return { of, next: skipped + length };
}

const MIN_SIZE = 33;
const PLUS_AGE = /^(?:1[89]|2\d|3[0-2]|[4-8]0|[5-8]5)$/;
function keyOf(
  { measures, side: before, marked, of }: Head,
  all: readonly Amount[],
  behind: Measured | null,
  side: Side | null,
) {
  const known = [...measures, ...(behind ? [behind] : [])];
  const specific = known.filter((one) => one !== 'size' && one !== 'number');
  const [one] = specific;
  if (one) return one === 'other' || specific.some((other) => other !== one) ? null : one;
  if (known.length > 0) return known.includes('size') ? 'jeans' : null;
  if (of) return of;
  if (all.some(({ unit }) => unit === 'years')) return 'age';
  if (all.every(isHeight)) return 'height';
  // `over 40` is said of people, `under 40` of sizes, too.
  const isAge = ({ value }: Amount) => value < MIN_SIZE || (before === 'min' && !marked);
  return (side !== null || all.length > 1) && all.some(isAge) ? 'age' : null;
}

function rangeOf(key: RangeKey, all: readonly Amount[], side: Side | null): RangeWish | null {
  const values = all.flatMap((amount) => valueFor(key, amount) ?? []);
  const [one] = values;
  if (one === undefined || values.length < all.length) return null;
  const unit = imperialOf(key, all);
  if (all.length > 1) {
    const [min, max] = [Math.min(...values), Math.max(...values)];
    return side === 'max' ? null : { key, min, max, ...unit };
  }
  return { key, ...(side !== 'max' && { min: one }), ...(side !== 'min' && { max: one }), ...unit };
}

/** Three feet, in cm: shorter heights are not written in feet. */
const MIN_FEET = 91;

/** Marks the range as imperial only if every value converts to inches and back to the same cm. */
function imperialOf(key: RangeKey, all: readonly Amount[]): { imperial?: true } {
  const isExact = all.every((one) => {
    const cm = valueFor(key, one) ?? 0;
    const whole = inchesToCm(cmToInches(cm)) === cm;
    return (one.feet || one.unit === 'in') && whole && (key !== 'height' || cm >= MIN_FEET);
  });
  return isExact ? { imperial: true } : {};
}
