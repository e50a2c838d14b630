import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { CARD_MEASURES, type CardMeasure, type TalentCard } from './card';
import { eyesLabel, hairLabel, skinToneLabel } from './colors';
import { leadingNumber, measureText, type UnitSystem } from './measures';
import { MEASURES, type Measure, type Talent } from './talent';

/** What a row says, as a key of the texts: the bust of a man is a chest. */
export type RowKey = Measure | 'chest' | 'hair' | 'eyes' | 'skinTone';
export type Row = { key: RowKey; text: string };

type Wanted = Measure | 'hair' | 'eyes' | 'skinTone';

/** What the rows of a profile are made of. */
type Measured = Pick<Talent, 'gender' | 'measures' | 'hair' | 'eyes' | 'skinTone'>;

const PROFILE: readonly Wanted[] = [...MEASURES, 'hair', 'eyes', 'skinTone'];

/** The rows of a card, in order; what is missing is left out. */
export function cardRows(card: TalentCard, locale: Locale): Row[] {
  const rows: [RowKey, string | null | undefined][] = [
    ...CARD_MEASURES.map((key): [RowKey, string | null] => [key, cardMeasure(card, key, locale)]),
    ['eyes', card.eyes && eyesLabel(card.eyes, locale)],
    ['hair', card.hair && hairLabel(card.hair, locale)],
    ['skinTone', card.skinTone && skinToneLabel(card.skinTone, locale)],
  ];
  return rows.flatMap(([key, text]) => (text ? [{ key, text }] : []));
}

/** A selection that was kept long ago may hold a text without a number, which counts as missing. */
function cardMeasure({ texts }: TalentCard, key: CardMeasure, locale: Locale): string | null {
  const text = texts[key];
  return text && leadingNumber(text) !== null ? localFigures(text, locale) : null;
}

/** The rows of a profile, in order; what is missing is left out. The age comes from `adultAge`. */
export function profileRows(talent: Measured, locale: Locale, system: UnitSystem): Row[] {
  return rowsOf(talent, PROFILE, locale, system);
}

function rowsOf(
  talent: Measured,
  wanted: readonly Wanted[],
  locale: Locale,
  system: UnitSystem,
): Row[] {
  return wanted.flatMap((key) => {
    const text = textOf(talent, key, locale, system);
    if (!text) return [];
    return [{ key: key === 'bust' && talent.gender === 'man' ? 'chest' : key, text }];
  });
}

function textOf(talent: Measured, key: Wanted, locale: Locale, system: UnitSystem): string | null {
  switch (key) {
    case 'hair':
      return talent.hair && hairLabel(talent.hair, locale);
    case 'eyes':
      return talent.eyes && eyesLabel(talent.eyes, locale);
    case 'skinTone':
      return talent.skinTone && skinToneLabel(talent.skinTone, locale);
    default: {
      const text = measureText(key, talent.measures[key] ?? '', system);
      return text && localFigures(text, locale);
    }
  }
}
