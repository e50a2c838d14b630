import { cardOf, type ListedTalent } from './card';
import { filterRow } from './filter-row';
import type { Talent } from './talent';

/** A talent in the form of a list, at the current time. */
export function listedTalent(talent: Talent, now: Date): ListedTalent {
  return { ...filterRow(talent, now), ...cardOf(talent) };
}
