import type { FilterRow } from './filter-row';
import type { Talent } from './talent';

/** The measures that a card shows, in order, before the colors. */
export const CARD_MEASURES = ['height', 'jeans', 'shoes'] as const;

/** The data of a card, in no language; `texts` are measures with units. */
export type TalentCard = Pick<Talent, 'id' | 'name' | 'cover' | 'hair' | 'eyes' | 'skinTone'> & {
  texts: Readonly<Partial<Record<(typeof CARD_MEASURES)[number], string>>>;
};

/** A card with the fields that the filter compares: all that a list needs in the browser. */
export type ListedTalent = TalentCard & FilterRow;

/** Strips a card of further fields, such as those of the filter. */
export function pickCard(card: TalentCard): TalentCard {
  const { id, name, cover, hair, eyes, skinTone, texts } = card;
  return { id, name, cover, hair, eyes, skinTone, texts };
}
