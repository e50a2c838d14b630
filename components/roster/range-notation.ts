import { localFigures } from '@/lib/i18n/figures';
import { fill } from '@/lib/i18n/fill';
import { feetOf, feetText, readFeet } from '@/lib/talents/inches';
import { hasInches, metricUnit } from '@/lib/talents/measures';
import type { RangeKey } from '@/lib/talents/ranges';
import type { RosterTexts } from './roster-context';

export type Notation = {
  /** True if the values are whole inches. */
  inches: boolean;
  /** The unit for the label; empty for sizes and years. */
  unit: string;
  write: (value: number) => string;
  /** NaN for invalid text. */
  read: (text: string) => number;
  /** A value with its unit in words, for screen readers. */
  label: (value: number) => string;
};

/** The notation of a slider. `imperial` affects only measures in cm. */
export function notationOf(texts: RosterTexts, key: RangeKey, imperial: boolean): Notation {
  const { locale, roster } = texts;
  const write = (value: number) => localFigures(String(value), locale);
  if (!imperial || key === 'age' || !hasInches(key)) {
    const unit = key === 'age' ? '' : metricUnit(key).trim();
    const label = (value: number) => {
      if (key === 'age') return fill(roster.ageValue, { value });
      return localFigures(value + metricUnit(key), locale);
    };
    return { inches: false, unit, write, read: numberIn, label };
  }
  if (key !== 'height') {
    const label = (inches: number) => fill(roster.inchesValue, { inches });
    return { inches: true, unit: 'in', write, read: numberIn, label };
  }
  const label = (value: number) => {
    const { feet, rest } = feetOf(value);
    return fill(roster.feetValue, { feet, inches: rest });
  };
  return { inches: true, unit: 'ft, in', write: feetText, read: readFeet, label };
}

/** Parses typed text, with a decimal comma or point; NaN if it is not a number. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
