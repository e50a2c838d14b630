import { AGE_RANGE } from '../config/constants';
import { isOfMinors } from '../talents/views';
import type { RangeWish, Wish } from './words';

const [ADULT] = AGE_RANGE;
/** Younger ones are kids, others teens. */
const TEEN = 13;

/** Asks for adults of any age. */
export const ADULTS: RangeWish = { key: 'age', min: ADULT };

/** True for a wish for a category of minors. */
export function isForMinors(wish: Wish): boolean {
  return wish.key === 'category' && isOfMinors(wish.category);
}

/**
 * What a range of ages asks for. Only adults are compared by age: a range that crosses 18 is cut
 * there, and one below 18 means a category of minors, by its lower end. `besideMinors`: a range
 * without an upper end is one of minors (`kids over 6`). The range is returned as is if adults alone
 * have these ages.
 */
export function wishOfAges(range: RangeWish, besideMinors: boolean): Wish {
  const { min, max } = range;
  const first = min ?? (max !== undefined && max <= ADULT ? max - 1 : ADULT);
  if (first >= ADULT) return range;
  const crosses = max === undefined ? !besideMinors : min !== undefined && max >= ADULT;
  if (crosses) return { key: 'age', min: ADULT, ...(max !== undefined && { max }) };
  return { key: 'category', category: first < TEEN ? 'kids' : 'teen' };
}
