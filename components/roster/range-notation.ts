import { localFigures } from '@/lib/i18n/figures';
import { fill } from '@/lib/i18n/fill';
import { feetOf, feetText, readFeet } from '@/lib/talents/inches';
import { hasInches, metricUnit } from '@/lib/talents/measure-table';
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
    const read = key === 'height' ? heightIn : numberIn;
    return { inches: false, unit, write, read, label };
  }
  if (key !== 'height') {
    const label = (inches: number) => fill(roster.inchesValue, { inches });
    return { inches: true, unit: 'in', write, read: numberIn, label };
  }
  const label = (value: number) => fill(roster.feetValue, feetOf(value));
  return { inches: true, unit: 'ft, in', write: feetText, read: readFeet, label };
}

/** A height in meters, as people write it: `1,75`, `1m75`, `1.75 m`. */
const METERS = /^([12])(?:[.,]| ?m ?)(\d\d?)(?: ?m)?$/i;

/** Parses a typed height in cm or meters, as the search does; NaN if it is neither. */
function heightIn(text: string): number {
  const [, meters, rest] = METERS.exec(text.trim()) ?? [];
  return meters ? Math.round(Number(`${meters}.${rest}`) * 100) : numberIn(text);
}

/** Parses typed text, with a decimal comma or point; NaN if it is not a number. */
function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
