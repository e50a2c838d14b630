import { type Head, isArticle } from './amount-head';
import { type Amount, numberAt } from './numbers';
import type { Token } from './tokens';

const SEPARATOR = /^(?:-|–|—|\/|x|×|a|as|ao|aos|ate|to|hasta|through|till?)$/;
/** Joins two ends: `between 36 and 38`. */
export const AND = /^(?:e|y|and)$/;
/** Read as a range from one size to the other: the filter cannot express alternatives. */
const OR = /^(?:ou|or|o|u)$/;

/** `entre los 20 y los 30`, `de los 20 a los 30`. */
const AND_OR_TO = /^(?:e|y|and|ao?s?|to)$/;

/** No one is this tall: a larger number without a unit is in cm. */
const MAX_METERS = 3;

/**
 * The numbers that belong together: one, the ends of a range, or more. `either`: joined by `or`.
 */
export function numbersFrom(tokens: readonly Token[], first: Amount, head: Head) {
  const all = [first];
  let either = false;
  let before = '';
  for (let last = first; ; ) {
    const token = tokens[last.next];
    const separator = separatorOf(token, head);
    const place = last.next + (separator ? 1 : 0);
    const article = separator && AND_OR_TO.test(separator) && isArticle(tokens[place]) ? 1 : 0;
    const next = numberAt(tokens, place + article);
    const joined = next && (token?.kind !== 'number' || head.triple);
    // A range in words has two ends; a further number does not belong to it.
    const goesOn = separator === before && (either || separator === 'x');
    if (!joined || (all.length > 1 && token?.kind === 'word' && !goesOn)) break;
    either = OR.test(separator);
    before = separator;
    all.push(next);
    last = next;
  }
  return { all: sharingUnit(all, all.at(-1)?.unit ?? null), either };
}

/** Numbers without a unit take that of the last one. */
export function sharingUnit(all: readonly Amount[], unit: Amount['unit']): Amount[] {
  return all.map((one) => {
    const meters = one.value < MAX_METERS;
    return one.unit === null && (unit !== 'm' || meters) ? { ...one, unit } : one;
  });
}

/** The separator of two numbers that belong together; empty for anything else. */
function separatorOf(token: Token | undefined, { between, triple, side }: Head): string {
  const text = token?.kind === 'word' ? token.plain : token?.kind === 'mark' ? token.text : '';
  if (SEPARATOR.test(text) || (triple && text === ',') || (between && AND.test(text))) return text;
  return !side && OR.test(text) ? text : '';
}
