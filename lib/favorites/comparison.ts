import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { TalentCard } from '../talents/card';
import type { MeasureTexts } from '../talents/measure-text';
import { type ProfileRow, profileRows, type RowKey } from '../talents/rows';
import { MEASURES, type Talent } from '../talents/talent';

/**
 * The data of a talent for a comparison, in no language: measures with units in both systems, and the age
 * in years, for adults only.
 */
export type ComparedTalent = TalentCard &
  Pick<Talent, 'gender'> & { measures: MeasureTexts; imperial: MeasureTexts; age: number | null };

/** A measure with its unit in both systems; equal if there is only one. */
export type ComparedMeasure = Pick<ProfileRow, 'metric' | 'imperial'>;

export type ComparedKey = RowKey | 'age';

/**
 * One measure of all compared talents, in their order; null if unknown. The bust of women and the
 * chest of men are one row, with both labels where both occur.
 */
type ComparisonRow = {
  key: ComparedKey;
  labels: readonly ComparedKey[];
  cells: readonly (ComparedMeasure | null)[];
  /** True if all are known and equal. */
  equal: boolean;
};

const KEYS: readonly ComparedKey[] = [...MEASURES, 'hair', 'eyes', 'skinTone', 'age'];

/** The measures that share a row. */
const keysOf = (key: ComparedKey): readonly ComparedKey[] =>
  key === 'bust' ? ['bust', 'chest'] : [key];

/** Converts a card to the data of a comparison, without the fields that a card lacks. */
export function comparedCard(card: TalentCard): ComparedTalent {
  return { ...card, gender: null, measures: card.texts, imperial: {}, age: null };
}

/**
 * The known measures of a talent, in the order of a profile. `years` is an age's text, with
 * `{age}`.
 */
export function comparedMeasures(
  talent: ComparedTalent,
  locale: Locale,
  years: string,
): ReadonlyMap<ComparedKey, ComparedMeasure> {
  const { measures: metric, imperial } = talent;
  const rows = profileRows(talent, { metric, imperial }, locale);
  const known = new Map<ComparedKey, ComparedMeasure>(rows.map(({ key, ...both }) => [key, both]));
  if (talent.age === null) return known;
  const age = fill(years, { age: talent.age });
  return known.set('age', { metric: age, imperial: age });
}

/** The rows of a comparison: every measure that at least one talent has. */
export function comparisonRows(
  talents: readonly ComparedTalent[],
  locale: Locale,
  years: string,
): ComparisonRow[] {
  const columns = talents.map((talent) => comparedMeasures(talent, locale, years));
  return KEYS.flatMap((key) => {
    const labels = keysOf(key).filter((label) => columns.some((column) => column.has(label)));
    const cells = columns.map((column) => {
      const label = labels.find((one) => column.has(one));
      return (label && column.get(label)) ?? null;
    });
    const known = cells.filter((cell) => cell !== null);
    const values = new Set(known.map(({ metric }) => metric));
    const equal = known.length === cells.length && values.size === 1;
    return known.length === 0 ? [] : [{ key, labels, cells, equal }];
  });
}
