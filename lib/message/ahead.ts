import type { Token } from '../search/tokens';
import type { Count } from './count';
import { type Draft, genderIn, hasAge, isAge, type Said } from './draft';
import { isOf, wordAt } from './joints';

/** A number and the wishes after it, which apply to the people that follow: `2 tall blonde women`. */
export type Ahead = { count: Count | null; isListed: boolean; said: Said[] };

export const nothingAhead = (): Ahead => ({ count: null, isListed: false, said: [] });

/** True if a number and its wishes begin another role of the same people: `1 woman of 30, another of 50`. */
export function isAnother(tokens: readonly Token[], ahead: Ahead, current: Draft): boolean {
  const { count, said } = ahead;
  if (!count || said.length === 0) return false;
  const word = wordAt(tokens, count.piece.from);
  // In `1 homem de 40, outra de 50` the other is a woman.
  if ((genderIn(current.people) === 'woman' ? /o$/ : /a$/).test(word)) return false;
  const isNumber = !count.article || isOf(tokens, count.piece.next);
  return /^(?:outr|otr|another)/.test(word) || (isNumber && hasAge(current) && said.some(isAge));
}

/** True if a wish belongs to the people that follow; `before` is the role before a comma or `and`. */
export function isOfNext({ count, said }: Ahead, next: Said | null, before?: Draft): boolean {
  // `20-25 female, 30-35 male`.
  const isAgain = before && next && hasAge(before) && isAge(next);
  return count !== null || said.length > 0 || isAgain === true;
}
