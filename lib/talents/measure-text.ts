import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { feetText } from './inches';
import { leadingNumber, MEASURE_KINDS, metricUnit, type UnitSystem } from './measures';
import type { Measure } from './talent';

const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * The form of a measure on cards, without a unit: the part before a slash, or the part before an x
 * with ` BR`, or the value itself.
 */
function displayMeasure(value: string): string {
  const slash = value.indexOf('/');
  if (slash >= 0) return value.slice(0, slash).trim();
  const beforeX = value.slice(0, Math.max(0, value.indexOf('x'))).trim();
  // Shirts have letter sizes too, and "xl" has no number before its x.
  return beforeX === '' ? value.trim() : `${beforeX} BR`;
}

/**
 * The text of a measure with its unit, in no language: `175 cm` or `5′9″`, `65 cm` or `25.6″`, `3
 * kg` or `6.6 lb`, and the first half of a size. A value without an imperial half remains metric; a half
 * that is not a plain number gets no unit. Null for a value without a leading number (`n/a`), which
 * counts as missing.
 */
export function measureText(measure: Measure, value: string, system: UnitSystem): string | null {
  if (leadingNumber(value) === null) return null;
  const imperial = value.split('/')[1]?.trim();
  const kind = MEASURE_KINDS[measure];
  const inMetric = withUnit(displayMeasure(value), metricUnit(measure));
  if (system === 'metric' || kind === 'size' || !imperial) return inMetric;
  if (kind === 'stature') return feetAndInches(imperial) ?? inMetric;
  return withUnit(imperial, IMPERIAL_SUFFIX[kind]);
}

/**
 * Localizes the text of a measure: the decimal mark and, except in Portuguese, the country of a size
 * (`38 BR`), since the number alone would be read as another country's size.
 */
export function localMeasure(measure: Measure, text: string, locale: Locale): string {
  const figures = localFigures(text, locale);
  return measure === 'jeans' && locale !== 'pt' ? withUnit(figures, ' BR') : figures;
}

const IMPERIAL_SUFFIX = { body: '″', mass: ' lb' };

function withUnit(text: string, suffix: string): string {
  return PLAIN_NUMBER.test(text) ? text + suffix : text;
}

/**
 * The panel writes five feet nine inches as `5.9`, and five feet ten as `5.10`; people write inches
 * alone (`70`). Null for a number that is no such height (`1.78`).
 */
function feetAndInches(text: string): string | null {
  if (!PLAIN_NUMBER.test(text)) return text;
  const [, feet, inches] = /^([1-7])(?:[.,]0?(\d|1[01]))?$/.exec(text) ?? [];
  if (feet) return inches === undefined ? `${feet}′` : `${feet}′${inches}″`;
  return /^(?:1[2-9]|[2-8]\d)$/.test(text) ? feetText(Number(text)) : null;
}
