import { cardOf, type ListedTalent } from './card';
import { filterRow } from './filter-row';
import type { Talent } from './talent';

/** A talent as a list holds it at the present moment. */
export function listedTalent(talent: Talent, now: Date): ListedTalent {
  return { ...filterRow(talent, now), ...cardOf(talent) };
}
