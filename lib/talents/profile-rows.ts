import type { Locale } from '../i18n/locales';
import { colorLabel, skinToneLabel } from './colors';
import { localMeasure, measureText } from './measure-text';
import type { UnitSystem } from './measures';
import type { Row } from './rows';
import { MEASURES, type Measure, type Talent } from './talent';

type Wanted = Measure | 'hair' | 'eyes' | 'skinTone';

type Measured = Pick<Talent, 'gender' | 'measures' | 'hair' | 'eyes' | 'skinTone'>;

const KEYS: readonly Wanted[] = [...MEASURES, 'hair', 'eyes', 'skinTone'];

/** The rows of a profile, in order, without missing values. The age comes from `adultAge`. */
export function profileRows(talent: Measured, locale: Locale, system: UnitSystem): Row[] {
  return KEYS.flatMap((key) => {
    const text = textOf(talent, key, locale, system);
    if (!text) return [];
    return [{ key: key === 'bust' && talent.gender === 'man' ? 'chest' : key, text }];
  });
}

function textOf(talent: Measured, key: Wanted, locale: Locale, system: UnitSystem): string | null {
  switch (key) {
    case 'hair':
    case 'eyes':
      return talent[key] && colorLabel(key, talent[key], locale);
    case 'skinTone':
      return talent.skinTone && skinToneLabel(talent.skinTone, locale);
    default: {
      const text = measureText(key, talent.measures[key] ?? '', system);
      return text && localMeasure(key, text, locale);
    }
  }
}
