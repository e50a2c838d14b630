import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { MEASURE_TABLE, metricUnit, type UnitSystem } from './measure-table';
import { MEASURES, type Measure, type MeasureValue, type Talent } from './talent';

/** Texts of measures with their units, in no language. */
export type MeasureTexts = Readonly<Partial<Record<Measure, string>>>;

/**
 * The text of a measure with its unit, in no language: `175 cm` or `5′9″`, `65 cm` or `25.6″`, `3
 * kg` or `6.6 lb`, `37-38` or `38 BR`. A measure without an imperial value remains metric.
 */
export function measureText(measure: Measure, sent: MeasureValue, system: UnitSystem): string {
  const { value, to, imperial, note } = sent;
  if (system === 'imperial' && imperial) return imperialText(measure, imperial);
  const number = to === undefined ? String(value) : `${value}-${to}`;
  return `${number}${metricUnit(measure)}${note ? ` ${note}` : ''}`;
}

function imperialText(measure: Measure, imperial: NonNullable<MeasureValue['imperial']>): string {
  if ('value' in imperial) {
    return `${imperial.value}${MEASURE_TABLE[measure].kind === 'mass' ? ' lb' : '″'}`;
  }
  const { feet, inches } = imperial;
  return inches === 0 ? `${feet}′` : `${feet}′${inches}″`;
}

/** The texts of all measures of a talent; `imperial` has only those with an imperial value. */
export function measureTexts(measures: Talent['measures']): Record<UnitSystem, MeasureTexts> {
  const textsIn = (system: UnitSystem, known: (value: MeasureValue) => boolean): MeasureTexts =>
    Object.fromEntries(
      MEASURES.flatMap((key) => {
        const value = measures[key];
        return value && known(value) ? [[key, measureText(key, value, system)]] : [];
      }),
    );
  return {
    metric: textsIn('metric', () => true),
    imperial: textsIn('imperial', ({ imperial }) => imperial !== undefined),
  };
}

/**
 * Localizes the text of a measure: the decimal mark and, except in Portuguese, the country of a size
 * (`38 BR`), since the number alone would be read as another country's size.
 */
export function localMeasure(measure: Measure, text: string, locale: Locale): string {
  const figures = localFigures(text, locale);
  const isBare = measure === 'jeans' && /^[\d.,-]+$/.test(text);
  return isBare && locale !== 'pt' ? `${figures} BR` : figures;
}
