import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { TalentCard } from '../talents/card';
import { profileRows } from '../talents/profile-rows';
import type { RowKey } from '../talents/rows';
import { BODY_MEASURES, MEASURES, type Talent } from '../talents/talent';

/** The data of a talent for a comparison, in no language; the age in years, for adults only. */
export type ComparedTalent = TalentCard &
  Pick<Talent, 'gender' | 'measures'> & { age: number | null };

/** A measure with its unit in both systems; equal if there is only one. */
export type ComparedMeasure = { metric: string; imperial: string };

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

const BODY: readonly ComparedKey[] = BODY_MEASURES;
const KEYS: readonly ComparedKey[] = [...MEASURES, 'hair', 'eyes', 'skinTone', 'age'];

/** The measures that share a row. */
const keysOf = (key: ComparedKey): readonly ComparedKey[] =>
  key === 'bust' ? ['bust', 'chest'] : [key];

/** Converts a card to the data of a comparison, without the fields that a card lacks. */
export function comparedCard(card: TalentCard): ComparedTalent {
  return { ...card, gender: null, measures: card.texts, age: null };
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
  const imperial = profileRows(talent, locale, 'imperial');
  const rows = profileRows(talent, locale, 'metric').map(({ key, text }, index) => {
    return [key, { metric: text, imperial: imperial[index]?.text ?? text }] as const;
  });
  const known = new Map<ComparedKey, ComparedMeasure>(rows);
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

/**
 * The `rowSpan` of a talent's cell: 0 if a cell above covers it. One cell spans all rows of the body
 * (bust to weight, which are adjacent) if the talent has no such measure, as is the case for minors.
 */
export function rowSpanOf(rows: readonly ComparisonRow[], row: number, column: number): number {
  const body = rows.flatMap(({ key }, index) => (BODY.includes(key) ? [index] : []));
  if (!body.includes(row) || body.some((index) => rows[index]?.cells[column])) return 1;
  return row === body[0] ? body.length : 0;
}
