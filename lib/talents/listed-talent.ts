import { CARD_MEASURES, type ListedTalent, type TalentCard } from './card';
import { filterRow } from './filter-row';
import { measureText } from './measure-text';
import type { Talent } from './talent';

/** Reduces a talent to the data of its card. */
export function cardOf(talent: Talent): TalentCard {
  const { id, name, cover, hair, eyes, skinTone, measures } = talent;
  const texts = CARD_MEASURES.flatMap((key) => {
    const value = measures[key];
    return value ? [[key, measureText(key, value, 'metric')] as const] : [];
  });
  return { id, name, cover, hair, eyes, skinTone, texts: Object.fromEntries(texts) };
}

/** A talent in the form of a list, at the current time. */
export function listedTalent(talent: Talent, now: Date): ListedTalent {
  return { ...filterRow(talent, now), ...cardOf(talent) };
}
