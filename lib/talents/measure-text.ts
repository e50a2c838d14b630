import { leadingNumber, MEASURE_KINDS, metricUnit, type UnitSystem } from './measures';
import type { Measure } from './talent';

const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Takes a measure and gives it as cards show it, without a unit: the part before a slash, or the
 * part before an x followed by ` BR`, or the value itself.
 */
export function displayMeasure(value: string): string {
  const slash = value.indexOf('/');
  if (slash >= 0) return value.slice(0, slash).trim();
  const beforeX = value.slice(0, Math.max(0, value.indexOf('x'))).trim();
  // Shirts come as letters too, and "xl" has no size before its x.
  return beforeX === '' ? value.trim() : `${beforeX} BR`;
}

/** Takes a measure and gives what follows its slash; null when nothing does. */
export function imperialOf(value: string): string | null {
  return value.split('/')[1]?.trim() || null;
}

/** Takes a measure and gives both halves as they are shown, without units. */
export function splitMeasure(value: string): { metric: string; imperial: string | null } {
  return { metric: displayMeasure(value), imperial: imperialOf(value) };
}

/**
 * Takes a measure and its value and gives its text with its unit, in no language: `175 cm` or
 * `5′9″`, `65 cm` or `25.6″`, `3 kg` or `6.6 lb`, and sizes as they are. A value without an imperial
 * half stays metric; a half that is no plain number gets no unit. Null for a value that starts with
 * no number (`n/a`): it counts as missing.
 */
export function measureText(measure: Measure, value: string, system: UnitSystem): string | null {
  if (leadingNumber(value) === null) return null;
  const { metric, imperial } = splitMeasure(value);
  const kind = MEASURE_KINDS[measure];
  if (system === 'metric' || imperial === null) return withUnit(metric, metricUnit(measure));
  return kind === 'stature' ? feetAndInches(imperial) : withUnit(imperial, IMPERIAL_SUFFIX[kind]);
}

const IMPERIAL_SUFFIX = { body: '″', mass: ' lb', size: '' };

function withUnit(text: string, suffix: string): string {
  return PLAIN_NUMBER.test(text) ? text + suffix : text;
}

/** The panel writes five feet nine inches as `5.9`, and five feet ten as `5.10`. */
function feetAndInches(text: string): string {
  if (!PLAIN_NUMBER.test(text)) return text;
  const [feet, inches] = text.split(/[.,]/);
  return inches === undefined ? `${feet}′` : `${feet}′${Number(inches)}″`;
}
