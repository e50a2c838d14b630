import type { RangeKey } from '../talents/ranges';
import { type Head, headAt, type Side } from './amount-head';
import { type Measured, meaningAt } from './lexicon';
import { type Amount, isHeight, numberAt, valueFor, wordsFrom } from './numbers';
import type { Token } from './tokens';
import type { RangeWish } from './wish';

/** What was read of measures, and the place of what follows; no wishes: not understood. */
export type ReadAmount = { wishes: RangeWish[] | null; next: number };

const SEPARATOR = /^(?:-|–|—|\/|a|as|ao|aos|ate|to|hasta|through|till?)$/;
const AND = /^(?:e|y|and)$/;

/** Sizes begin above this, so that a bare range from below it can only be one of ages. */
const LEAST_SIZE = 33;
const ADULT = 18;

/** Nobody is as tall: without a unit of its own, the number is in cm. */
const MOST_METERS = 3;

/** Takes a place of a text and gives the measure that begins there; null when no number does. */
export function amountAt(tokens: readonly Token[], at: number): ReadAmount | null {
  const head = headAt(tokens, at);
  const first = numberAt(tokens, head.next);
  if (!first) return null;
  const all = numbersFrom(tokens, first, head);
  const last = all.at(-1) ?? first;
  const behind = sideBehind(tokens, last.next);
  const measure = measureBehind(tokens, behind.next, all);
  const next = measure.next;
  const clear = !head.vague && !(head.side && behind.side);
  const side = head.side ?? behind.side;
  if (!clear || (head.between && all.length !== 2)) return { wishes: null, next };
  if (all.length > 2) return { wishes: side ? null : tripleOf(all, head), next };
  const key = keyOf({ ...head, side }, all, measure.of);
  const wish = key && rangeOf(key, all, side);
  return { wishes: wish ? [wish] : null, next };
}

/** The numbers that belong together: one, the two ends of a range, or more. */
function numbersFrom(tokens: readonly Token[], first: Amount, head: Head): Amount[] {
  const all = [first];
  for (let last = first; ; ) {
    const next = numberAt(tokens, last.next + (isSeparator(tokens[last.next], head) ? 1 : 0));
    const apart = tokens[last.next]?.kind === 'number';
    const joined = next && (!apart || head.triple);
    // A range of words has two ends: what stands behind them is another matter.
    if (!joined || (all.length > 1 && tokens[last.next]?.kind === 'word')) break;
    all.push(next);
    last = next;
  }
  const unit = all.at(-1)?.unit ?? null;
  return all.map((one) => {
    const meters = one.value < MOST_METERS;
    return one.unit === null && (unit !== 'm' || meters) ? { ...one, unit } : one;
  });
}

function isSeparator(token: Token | undefined, { between, triple }: Head): boolean {
  if (token?.kind === 'mark') return SEPARATOR.test(token.text) || (triple && token.text === ',');
  if (token?.kind !== 'word') return false;
  return SEPARATOR.test(token.plain) || token.plain === 'x' || (between && AND.test(token.plain));
}

function sideBehind(tokens: readonly Token[], at: number): { side: Side | null; next: number } {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.kind === 'mark' && token.text === '+' && token.from === before?.to) {
    return { side: 'min', next: at + 1 };
  }
  const found = meaningAt(wordsFrom(tokens, at));
  if (found?.meaning.is !== 'end-behind') return { side: null, next: at };
  return { side: found.meaning.side, next: at + found.length };
}

/** What is measured, where it is said behind the number: `38 de manequim`, `5'9 tall`. */
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
  const ranged = side !== null || all.length === 2;
  return ranged && all.some(({ value }) => value < LEAST_SIZE) ? 'age' : null;
}

function rangeOf(key: RangeKey, all: readonly Amount[], side: Side | null): RangeWish | null {
  const values = all.map((amount) => valueFor(key, amount));
  const [one, other = one] = values;
  if (one === null || one === undefined || other === null || other === undefined) return null;
  if (all.length === 2) {
    return side === 'max' ? null : { key, min: Math.min(one, other), max: Math.max(one, other) };
  }
  if (side === 'min') return { key, min: one };
  // Adults alone have an age: under 18 means somebody else.
  if (side === 'max') return key === 'age' && one <= ADULT ? null : { key, max: one };
  return { key, min: one, max: one };
}

const BODY = ['bust', 'waist', 'hips'] as const;

/** `90-60-90`: bust, waist and hips. In inches it says so. */
function tripleOf(all: readonly Amount[], { measures }: Head): RangeWish[] | null {
  if (all.length !== BODY.length || measures.length > 0) return null;
  const wishes = BODY.flatMap((key, at): RangeWish[] => {
    const amount = all[at];
    const value = amount ? valueFor(key, amount) : null;
    return value === null || value < 50 || value > 150 ? [] : [{ key, min: value, max: value }];
  });
  return wishes.length === BODY.length ? wishes : null;
}
