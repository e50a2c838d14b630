import type { Locale } from '../i18n/locales';
import { CARD_MEASURES, type TalentCard } from './card';
import { colorLabel, skinToneLabel } from './colors';
import type { ColorKey } from './filter';
import type { UnitSystem } from './measure-table';
import { localMeasure, type MeasureTexts } from './measure-text';
import { MEASURES, type Measure, type Talent } from './talent';

/** The key of a row's label in the texts: the bust of a man is a chest. */
export type RowKey = Measure | 'chest' | 'hair' | 'eyes' | 'skinTone';
type ColorRow = ColorKey | 'skinTone';
type Row = { key: RowKey; text: string };

/** The rows of a card, in order, without missing values. */
export function cardRows(card: TalentCard, locale: Locale): Row[] {
  const measures = CARD_MEASURES.flatMap((key) => {
    const text = card.texts[key] ?? '';
    // A selection stored long ago may contain a text without a number, which counts as missing.
    return /^\d/.test(text) ? [{ key, text: localMeasure(key, text, locale) }] : [];
  });
  return [...measures, ...colorRows(card, ['eyes', 'hair', 'skinTone'], locale)];
}

/** The rows of these colors, in their order, without missing values. */
function colorRows(
  talent: Pick<Talent, ColorRow>,
  keys: readonly ColorRow[],
  locale: Locale,
): Row[] {
  return keys.flatMap((key) => {
    const value = talent[key];
    if (!value) return [];
    const text = key === 'skinTone' ? skinToneLabel(value, locale) : colorLabel(key, value, locale);
    return [{ key, text }];
  });
}

/** The texts of a row in both systems of units; equal if there is only one. */
export type ProfileRow = { key: RowKey; metric: string; imperial: string };

/** The rows of a profile, in order, without missing values. The age comes from `adultAge`. */
export function profileRows(
  talent: Pick<Talent, 'gender' | ColorRow>,
  { metric, imperial }: Record<UnitSystem, MeasureTexts>,
  locale: Locale,
): ProfileRow[] {
  const measures = MEASURES.flatMap((name): ProfileRow[] => {
    const text = metric[name];
    if (!text) return [];
    const key = name === 'bust' && talent.gender === 'man' ? 'chest' : name;
    const local = (one: string) => localMeasure(name, one, locale);
    return [{ key, metric: local(text), imperial: local(imperial[name] ?? text) }];
  });
  const colors = colorRows(talent, ['hair', 'eyes', 'skinTone'], locale).map(({ key, text }) => {
    return { key, metric: text, imperial: text };
  });
  return [...measures, ...colors];
}
