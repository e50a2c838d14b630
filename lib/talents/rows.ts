import type { Locale } from '../i18n/locales';
import { CARD_MEASURES, type CardMeasure, type TalentCard } from './card';
import { colorLabel, skinToneLabel } from './colors';
import { localMeasure } from './measure-text';
import { leadingNumber } from './measures';
import type { Measure } from './talent';

/** The key of a row's label in the texts: the bust of a man is a chest. */
export type RowKey = Measure | 'chest' | 'hair' | 'eyes' | 'skinTone';
export type Row = { key: RowKey; text: string };

/** The rows of a card, in order, without missing values. */
export function cardRows(card: TalentCard, locale: Locale): Row[] {
  const rows: [RowKey, string | null | undefined][] = [
    ...CARD_MEASURES.map((key): [RowKey, string | null] => [key, cardMeasure(card, key, locale)]),
    ['eyes', card.eyes && colorLabel('eyes', card.eyes, locale)],
    ['hair', card.hair && colorLabel('hair', card.hair, locale)],
    ['skinTone', card.skinTone && skinToneLabel(card.skinTone, locale)],
  ];
  return rows.flatMap(([key, text]) => (text ? [{ key, text }] : []));
}

/** A selection stored long ago may contain a text without a number, which counts as missing. */
function cardMeasure({ texts }: TalentCard, key: CardMeasure, locale: Locale): string | null {
  const text = texts[key];
  return text && leadingNumber(text) !== null ? localMeasure(key, text, locale) : null;
}
