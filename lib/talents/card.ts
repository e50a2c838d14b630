import { type FilterRow, filterRow } from './filter-row';
import { measureText } from './measure-text';
import { RANGE_KEYS } from './ranges';
import type { Talent } from './talent';

/** The measures that a card shows, in order, before the colors. */
export const CARD_MEASURES = ['height', 'jeans', 'shoes'] as const;
export type CardMeasure = (typeof CARD_MEASURES)[number];

/** The data of a card, in no language; `texts` are measures with units. */
export type TalentCard = Pick<Talent, 'id' | 'name' | 'cover' | 'hair' | 'eyes' | 'skinTone'> & {
  texts: Readonly<Partial<Record<CardMeasure, string>>>;
};

/** A card with the fields that the filter compares: all that a list needs in the browser. */
export type ListedTalent = TalentCard & FilterRow;

const LISTED = [
  ...['id', 'name', 'cover', 'hair', 'eyes', 'skinTone', 'texts'],
  ...['gender', 'categories', 'initial', ...RANGE_KEYS],
];

/** True for the index of a list, parsed from JSON, whose talents have all the fields of this build. */
export function isIndex(sent: unknown): sent is ListedTalent[] {
  const isListed = (row: unknown) =>
    typeof row === 'object' && row !== null && LISTED.every((field) => field in row);
  return Array.isArray(sent) && sent.every(isListed);
}

/** Reduces a talent to the data of its card. */
export function cardOf(talent: Talent): TalentCard {
  const { id, name, cover, hair, eyes, skinTone, measures } = talent;
  const texts = CARD_MEASURES.flatMap((key) => {
    const text = measureText(key, measures[key] ?? '', 'metric');
    return text ? [[key, text] as const] : [];
  });
  return { id, name, cover, hair, eyes, skinTone, texts: Object.fromEntries(texts) };
}

/** Strips a card of further fields, such as those of the filter. */
export function pickCard(card: TalentCard): TalentCard {
  const { id, name, cover, hair, eyes, skinTone, texts } = card;
  return { id, name, cover, hair, eyes, skinTone, texts };
}

/** A talent in the form of a list, at the current time. */
export function listedTalent(talent: Talent, now: Date): ListedTalent {
  return { ...filterRow(talent, now), ...cardOf(talent) };
}
