import { cmToInches, inchesToCm } from '../talents/inches';
import type { RangeKey } from '../talents/ranges';
import { type Head, headAt, type Side } from './amount-head';
import { decadeAt } from './decades';
import { meaningAt } from './lexicon';
import type { Measured } from './meaning';
import { AND, numbersFrom, sharingUnit } from './number-list';
import { type Amount, isHeight, isImperial, numberAt, valueFor, wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { RangeWish, Wish } from './wish';

/** The parsed ranges and the index of the token after them; `wishes` null: not understood. */
export type ReadAmount = { wishes: Wish[] | null; next: number };

// `1,80 or more`.
const BEHIND = /^(?:ou|or|and|[eoy]|e[mn]|p(?:ra|ara|\/))$/;
const MORE =
  /^(?:mais|mas|a?cima|diante|adelante|arriba|more|over|above|older|taller|bigger|larger|maior|maiores|mayor|mayores|up)$/;
const LESS = /^(?:menos|a?baixo|abajo|less|under|below|younger|shorter|smaller|menor|menores)$/;

/** Sizes begin above this, so a range without a unit that starts below it means ages. */
const MIN_SIZE = 33;
const ADULT = 18;
/** `50+` is an age, while `36+` may be a size. */
const ADULT_AGE = /^(?:1[89]|2\d|3[0-2]|[4-8]0|[5-8]5)$/;

/** The numbers of a measure with the words before and after them; `next` is behind all of these. */
type ReadNumbers = {
  head: Head;
  all: readonly Amount[];
  either: boolean;
  behind: SideBehind;
  of: Measured | null;
  next: number;
};

/** Parses the numbers of the measure that begins at token `at`; null if no number begins there. */
function readNumbers(tokens: readonly Token[], at: number): ReadNumbers | null {
  const head = headAt(tokens, at);
  const first = numberAt(tokens, head.next);
  if (!first) return null;
  const { all, either } = numbersFrom(tokens, first, head);
  // `unos 30 a 35` is not vague: its ends say how wide it is.
  if (all.length === 2) head.vague = false;
  const behind = sideBehind(tokens, (all.at(-1) ?? first).next);
  return { head, all, either, behind, ...measureBehind(tokens, behind.next, all) };
}

/** Parses the measure that begins at token `at`; null if no number begins there. */
export function amountAt(tokens: readonly Token[], at: number): ReadAmount | null {
  const decade = decadeAt(tokens, at);
  if (decade) return decade;
  const read = readNumbers(tokens, at);
  if (!read) return null;
  const { head, all, either, behind, next } = read;
  const both = bothEnds(tokens, head, all, behind.next);
  if (both) return both;
  const clear = !head.vague && !(head.side && behind.side);
  const side = head.side ?? behind.side;
  if (!clear || (head.between && all.length !== 2)) return { wishes: null, next };
  if (all.length > 2 && !either) return { wishes: side ? null : tripleOf(all, head), next };
  const last = all.at(-1);
  const isAge = behind.plus && last?.unit === null && ADULT_AGE.test(`${last.value}`);
  const of = read.of ?? (isAge && !head.of && head.measures.length === 0 ? 'age' : null);
  const key = keyOf({ ...head, side }, all, of);
  const wish = key && rangeOf(key, all, side);
  return { wishes: wish ? [wish] : null, next };
}

/** `over 170 and under 180`: both ends of a range, each with its own word. */
function bothEnds(
  tokens: readonly Token[],
  head: Head,
  all: readonly Amount[],
  at: number,
): ReadAmount | null {
  const [one] = all;
  if (!one || all.length > 1 || !head.side || !AND.test(wordsFrom(tokens, at)[0] ?? ''))
    return null;
  const further = headAt(tokens, at + 1);
  const other = numberAt(tokens, further.next);
  const clear = !further.vague && !further.between && further.measures.length === 0;
  if (!other || !clear || !further.side || further.side === head.side) return null;
  const ends = sharingUnit(head.side === 'min' ? [one, other] : [other, one], other.unit);
  const measure = measureBehind(tokens, other.next, ends);
  const key = keyOf({ ...head, of: head.of ?? further.of }, ends, measure.of);
  const [min, max] = ends.map((end) => (key ? valueFor(key, end) : null));
  if (!key || min == null || max == null || min > max) return null;
  return { wishes: [{ key, min, max, ...imperialOf(key, ends) }], next: measure.next };
}

type SideBehind = { side: Side | null; next: number; plus?: true };

/** The side of a limit after its number: `+`, `or more`, `minimum`. */
function sideBehind(tokens: readonly Token[], at: number): SideBehind {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.kind === 'mark' && token.text === '+' && token.from === before?.to) {
    return { side: 'min', next: at + 1, plus: true };
  }
  const [joint = '', word = ''] = wordsFrom(tokens, at);
  if (joint === 'plus' && word !== 'size' && tokens[at + 1]?.kind !== 'number')
    return { side: 'min', next: at + 1, plus: true };
  const limit = /^min(?:im[oa]|imum)?$/.test(joint)
    ? 'min'
    : /^max(?:im[oa]|imum)?$/.test(joint)
      ? 'max'
      : null;
  if (limit && tokens[headAt(tokens, at).next]?.kind !== 'number')
    return { side: limit, next: at + 1 };
  const side = !BEHIND.test(joint)
    ? null
    : MORE.test(word)
      ? 'min'
      : LESS.test(word)
        ? 'max'
        : null;
  // `and under 180` begins the other end.
  const begins = tokens[headAt(tokens, at + 1).next]?.kind === 'number';
  return side && !begins ? { side, next: at + 2 } : { side: null, next: at };
}

/** The measure, where it follows the number: `38 de manequim`, `5'9 tall`. */
function measureBehind(tokens: readonly Token[], at: number, all: readonly Amount[]) {
  const none = { of: null, next: at };
  const skipped = /^(?:de|of)$/.test(wordsFrom(tokens, at)[0] ?? '') ? at + 1 : at;
  const years = meaningAt(wordsFrom(tokens, skipped));
  const found = years?.meaning;
  if (!years || (found?.is !== 'measure' && found?.is !== 'behind' && found?.is !== 'years')) {
    return none;
  }
  const next = skipped + years.length;
  // The word of the next number: `38 sapato 37`.
  if (tokens[headAt(tokens, skipped).next]?.kind === 'number') return none;
  const of = found.is === 'years' ? 'age' : found.of;
  return all.every(isHeight) && of !== 'height' ? none : { of, next };
}

function keyOf({ measures, side, of }: Head, all: readonly Amount[], behind: Measured | null) {
  const known = [...measures, ...(behind ? [behind] : [])];
  const specific = known.filter((one) => one !== 'size' && one !== 'number');
  const [one] = specific;
  if (one) return one === 'other' || specific.some((other) => other !== one) ? null : one;
  if (known.length > 0) return known.includes('size') ? 'jeans' : null;
  if (of) return of;
  if (all.some(({ unit }) => unit === 'years')) return 'age';
  if (all.every(isHeight)) return 'height';
  const ranged = side !== null || all.length > 1;
  return ranged && all.some(({ value }) => value < MIN_SIZE) ? 'age' : null;
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
  if (side === 'min') return { key, min: one, ...unit };
  // Only adults have an age in the filter: `under 18` means minors.
  if (side === 'max') return key === 'age' && one <= ADULT ? null : { key, max: one, ...unit };
  return { key, min: one, max: one, ...unit };
}

/** Three feet, in cm: shorter heights are not written in feet. */
const MIN_FEET = 91;

/** Marks the range as imperial only if every value converts to inches and back to the same cm. */
function imperialOf(key: RangeKey, all: readonly Amount[]): { imperial?: true } {
  const isExact = all.every((one) => {
    const cm = valueFor(key, one) ?? 0;
    const whole = inchesToCm(cmToInches(cm)) === cm;
    return isImperial(one) && whole && (key !== 'height' || cm >= MIN_FEET);
  });
  return isExact ? { imperial: true } : {};
}

const BODY = ['bust', 'waist', 'hips'] as const;

/** `90-60-90`: bust, waist and hips, in cm unless a unit is given. */
function tripleOf(all: readonly Amount[], { measures }: Head): RangeWish[] | null {
  if (all.length !== BODY.length || measures.length > 0) return null;
  const wishes = BODY.flatMap((key, at): RangeWish[] => {
    const amount = all[at];
    const value = amount ? valueFor(key, amount) : null;
    return value === null || value < 50 || value > 150 ? [] : [{ key, min: value, max: value }];
  });
  return wishes.length === BODY.length ? wishes : null;
}
