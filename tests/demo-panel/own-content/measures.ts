import type { Column } from './columns.ts';
import { type Unit, unitOf } from './units.ts';

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453_592_37;

/** The plausible values, in cm, kg or as a size (section 3 of the specification). */
const RANGES: Partial<Record<Column, readonly [min: number, max: number]>> = {
  height: [30, 220],
  ...{ bust: [40, 200], waist: [40, 200], hips: [40, 200], weight: [3, 200] },
  ...{ suit: [1, 60], shirt: [1, 60], jeans: [1, 60], shoes: [1, 60] },
};
const SIZES: readonly Column[] = ['suit', 'shirt', 'jeans', 'shoes'];

/** `1m77`, `1,77 m`, `1 77`, `1´77`, `m 1,77`: meters with centimeters. */
const METERS =
  /^(?:m ?)?([0-2])(?: ?m ?| ?[.,'´`’:] ?| )(\d{2}(?:[.,]5)?)(?: ?(?:m|mts?|metros?|cm))?$/;
/** `5'9"`, `5 ft 9`, `5′ 9.5″`. */
const FEET =
  /^([3-7]) ?(?:['′’]|ft\.?|feet|foot|pés?|pies?) ?(?:(1[01]|\d)([.,]5)? ?(?:["″”]|''|in\.?|inch(?:es)?)?)?$/;
/** A number and, before or after it, a unit. */
const NUMBER = /^(?:([a-z]+)\.? )?(\d+(?:[.,]\d+)?) ?(?:([a-z]+)\.?|(["″”]|''))?$/;
/** A size may name its system, if it is the Brazilian or European one, or a second size. */
const SIZE = /^(\d{1,2}(?:[.,]5)?)(?: ?(?:br|bra|brasil|eu|eur)| ?[/x-] ?\d{1,2}(?:[.,]5)?)?$/;
/** As the panel itself writes a measure: centimeters or kilograms, then the other unit. */
const PANEL = /^(\d+(?:[.,]\d+)?) ?\/ ?\d+(?:[.,]\d+)?$/;

/**
 * A measure as the panel writes it, in cm or kg without a unit, or a size as it is; null for what is
 * not certain: an unknown notation, a unit of another kind, zero, or a value that no person has.
 * `unit` is that of the column's header.
 */
export function readMeasure(column: Column, cell: string, unit?: Unit): string | null {
  const text = cell.toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
  const [min, max] = RANGES[column] ?? [1, 1];
  if (SIZES.includes(column)) {
    const size = numberOf(SIZE.exec(text)?.[1]);
    return size >= min && size <= max ? cell : null;
  }
  const value = column === 'weight' ? kilograms(text, unit) : centimeters(column, text, unit);
  return value >= min && value <= max ? String(Math.round(value * 10) / 10) : null;
}

function centimeters(column: Column, text: string, headerUnit?: Unit): number {
  const [, meters, cm] = METERS.exec(text) ?? [];
  if (meters !== undefined && column === 'height') return numberOf(meters) * 100 + numberOf(cm);
  const [, feet, inches = '0', half] = FEET.exec(text) ?? [];
  if (feet && column === 'height') {
    return Math.round((numberOf(feet) * 12 + numberOf(inches) + (half ? 0.5 : 0)) * CM_PER_INCH);
  }
  const { value, unit = headerUnit } = quantity(text);
  if (unit === 'in') return Math.round(value * CM_PER_INCH);
  // Without a unit, or against that of the header, a small number is one of meters.
  if (unit === 'm' || ((!unit || unit === 'cm') && value < 3)) return value * 100;
  return unit === 'cm' || !unit ? value : Number.NaN;
}

function kilograms(text: string, headerUnit?: Unit): number {
  const { value, unit = headerUnit } = quantity(text);
  if (unit === 'lb') return Math.round(value * KG_PER_POUND * 10) / 10;
  return unit === 'kg' || !unit ? value : Number.NaN;
}

/** A number and its unit; NaN for another notation or an unknown unit. */
function quantity(text: string): { value: number; unit?: Unit | undefined } {
  const panel = PANEL.exec(text)?.[1];
  if (panel) return { value: numberOf(panel) };
  const [, before, number, after, inches] = NUMBER.exec(text) ?? [];
  const word = before ?? after;
  const unit = inches ? 'in' : word && unitOf(word);
  if (word && !unit) return { value: Number.NaN };
  return { value: numberOf(number), unit: unit || undefined };
}

function numberOf(text = 'NaN'): number {
  return Number(text.replace(',', '.'));
}
