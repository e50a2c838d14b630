import type { Locale } from '../i18n/locales';
import { eyesLabel, hairLabel, skinToneLabel } from './colors';
import { localMeasure, measureText } from './measure-text';
import type { UnitSystem } from './measures';
import type { Row } from './rows';
import { MEASURES, type Measure, type Talent } from './talent';

type Wanted = Measure | 'hair' | 'eyes' | 'skinTone';

/** The fields that the rows of a profile need. */
type Measured = Pick<Talent, 'gender' | 'measures' | 'hair' | 'eyes' | 'skinTone'>;

const PROFILE: readonly Wanted[] = [...MEASURES, 'hair', 'eyes', 'skinTone'];

/** The rows of a profile, in order, without missing values. The age comes from `adultAge`. */
export function profileRows(talent: Measured, locale: Locale, system: UnitSystem): Row[] {
  return rowsOf(talent, PROFILE, locale, system);
}

function rowsOf(
  talent: Measured,
  requested: readonly Wanted[],
  locale: Locale,
  system: UnitSystem,
): Row[] {
  return requested.flatMap((key) => {
    const text = textOf(talent, key, locale, system);
    if (!text) return [];
    return [{ key: key === 'bust' && talent.gender === 'man' ? 'chest' : key, text }];
  });
}

function textOf(talent: Measured, key: Wanted, locale: Locale, system: UnitSystem): string | null {
  switch (key) {
    case 'hair':
      return talent.hair && hairLabel(talent.hair, locale);
    case 'eyes':
      return talent.eyes && eyesLabel(talent.eyes, locale);
    case 'skinTone':
      return talent.skinTone && skinToneLabel(talent.skinTone, locale);
    default: {
      const text = measureText(key, talent.measures[key] ?? '', system);
      return text && localMeasure(key, text, locale);
    }
  }
}
