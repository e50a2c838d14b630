import 'server-only';
import { CM_PER_INCH, feetOf, inchesToCm, readFeet } from '../../talents/inches';
import { hasInches, MEASURE_TABLE } from '../../talents/measure-table';
import type { Measure, MeasureValue } from '../../talents/talent';
import { text } from './text';

const MAX_NOTE = 20;

const NUMBER = /^(\d{1,9})(?:[.,](\d{1,9}))?/;
/** A half size, as a fraction. */
const HALF = /^(\d{1,9}) ?(?:½|1\/2(?!\d))/;
const METERS = /^([0-2])(?:[.,]|\s?m\s?)(\d{1,3})(?!\d)(?:\s?m\b)?/i;
const UNIT = /^(?:cms?|centimet\w{1,8}|kgs?|kilos?|quilos?)\b\.?/i;
/** The second of two sizes (`37-38`), and one that another country has (`38x40`). */
const UPPER = /^\s?[-–—]\s?(\d{1,3}(?:[.,]5)?)(?!\d)/;
const OTHER = /^\s?x/i;

const LB_PER_KG = 2.20462;

/** A number as it was written: `61.000` and `37,0` have no decimals. */
function numberOf(whole: string, decimals = '0'): number {
  return Math.round(Number(`${whole}.${decimals}`) * 100) / 100;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * One measure as back offices write it: `175/5.9` (cm/feet), `65/25.6` (cm/inches), `3/6.6` (kg/lb),
 * `38x40`, `37-38`, `38 BR`, `5,5`, `37 1/2`, also meters. Where both halves disagree by more than an inch
 * or a kilogram, the metric one counts. Null for zero and without a number; fails beyond the limits.
 */
export const measure = (name: Measure) =>
  text.transform((sent, context): MeasureValue | null => {
    if (!isMeasured(sent)) return null;
    const { kind, limits } = MEASURE_TABLE[name];
    const read = (hasInches(name) ? [sent, inCentimeters(sent)] : [sent])
      .map((reading) => measureOf(name, reading))
      .find(({ value }) => kind === 'size' || (value >= limits[0] && value <= limits[1]));
    if (!read) context.addIssue('is beyond the limits');
    return read ?? null;
  });

/** A text in meters with the centimeters in their place; any other as it is. */
function inCentimeters(text: string): string {
  return text.replace(METERS, (_, meters: string, rest: string) =>
    String(rounded(Number(`${meters}.${rest}`) * 100)),
  );
}

/** False for text without a leading number (`n/a`) and for zero, which the panel sends for a missing measure. */
export function isMeasured(text: string): boolean {
  const [, whole = '0', decimals] = NUMBER.exec(text.trim()) ?? [];
  return numberOf(whole, decimals) > 0;
}

function measureOf(name: Measure, text: string): MeasureValue {
  const { kind } = MEASURE_TABLE[name];
  const half = HALF.exec(text);
  const [number = '', whole = '', decimals] = half ?? NUMBER.exec(text) ?? [];
  const value = half ? Number(half[1]) + 0.5 : numberOf(whole, decimals);
  const [behind = '', other = ''] = text.slice(number.length).split('/', 2);
  if (kind === 'size') return { value, ...sizeOf(value, behind) };
  const imperial = imperialOf(name, value, other.trim());
  const note = behind.trim().replace(UNIT, '').trim();
  return { value, ...(imperial && { imperial }), ...noteOf(note) };
}

/** What follows the number of a size: a second one, an `x` with another country's, or a remark. */
function sizeOf(value: number, behind: string): Pick<MeasureValue, 'to' | 'note'> {
  if (OTHER.test(behind)) return { note: 'BR' };
  const [upper = '', second = ''] = UPPER.exec(behind) ?? [];
  const to = Number(second.replace(',', '.'));
  const isRange = to > value && to <= value + 4;
  return { ...(isRange && { to }), ...noteOf(behind.slice(isRange ? upper.length : 0)) };
}

/** A remark whole, or none: the beginning of one may say something else. */
function noteOf(text: string): Pick<MeasureValue, 'note'> {
  const note = text.trim();
  return /^[\p{L}(]/u.test(note) && note.length <= MAX_NOTE ? { note } : {};
}

function imperialOf(name: Measure, value: number, text: string): MeasureValue['imperial'] {
  const { kind } = MEASURE_TABLE[name];
  if (kind === 'stature') return feetAndInches(value, text);
  const [, whole, decimals] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const sent = numberOf(whole, decimals);
  const exact = kind === 'mass' ? value * LB_PER_KG : value / CM_PER_INCH;
  const isSame = Math.abs(sent - exact) <= (kind === 'mass' ? LB_PER_KG : 1);
  return { value: rounded(isSame ? sent : exact) };
}

/** Eight feet. */
const MAX_INCHES = 96;

/**
 * The panel writes five feet nine inches as `5.9`, and five feet ten as `5.10`; a number loses that zero
 * (`5.1`), and people write inches alone (`70`). Undefined for a number that is no such height (`1.78`).
 */
function feetAndInches(cm: number, text: string): MeasureValue['imperial'] {
  const sent = readFeet(text.replace(/[.,]0(?=\d)/, '.'));
  if (!(sent < MAX_INCHES)) return undefined;
  const exact = cm / CM_PER_INCH;
  return feetOf(Math.abs(sent - exact) <= 1 ? sent : Math.round(exact));
}

/** A bare number that no adult has as centimeters, but as inches. */
const BARE_INCHES = /^(?:4[89]|[5-7]\d|8[0-4])(?:[.,]\d)?$/;

/** The height of an adult whose record has inches alone; null for any other text. */
export function heightInInches(sent: unknown): MeasureValue | null {
  const text = String(sent).trim();
  if (!BARE_INCHES.test(text)) return null;
  const inches = Number(text.replace(',', '.'));
  return { value: inchesToCm(inches), imperial: feetOf(Math.round(inches)) };
}
