import { fill } from '@/lib/i18n/fill';
import { eyesLabel, hairLabel } from '@/lib/talents/colors';
import type { Range, RangeKey } from '@/lib/talents/limits';
import type { NarrowingKey } from '@/lib/talents/narrowed';
import type { RosterAddress } from '@/lib/talents/query';
import type { RosterTexts } from './texts';

const UNITS: Readonly<Record<RangeKey, string>> = {
  height: ' cm',
  waist: ' cm',
  bust: ' cm',
  hips: ' cm',
  jeans: '',
  shoes: '',
};

/** A range in words: `165 – 180 cm`. */
export function rangeText(texts: RosterTexts, key: RangeKey, [min, max]: Range): string {
  return fill(texts.roster.range, { min, max, unit: UNITS[key] });
}

/** What narrows the list, in words: `Height 165 – 180 cm`, `Hair Black`, `letter A`. */
export function narrowingText(texts: RosterTexts, key: NarrowingKey, address: RosterAddress) {
  const { letter = '', filter } = address;
  switch (key) {
    case 'letter':
      return fill(texts.roster.letterFilter, { letter: letter.toUpperCase() });
    case 'hair':
      return `${texts.measures.hair} ${hairLabel(filter.hair ?? '', texts.locale)}`;
    case 'eyes':
      return `${texts.measures.eyes} ${eyesLabel(filter.eyes ?? '', texts.locale)}`;
    default: {
      const range = filter.ranges[key];
      return `${texts.measures[key]} ${range ? rangeText(texts, key, range) : ''}`;
    }
  }
}
