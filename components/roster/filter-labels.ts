import { localFigures } from '@/lib/i18n/figures';
import { fill } from '@/lib/i18n/fill';
import { eyesLabel, hairLabel } from '@/lib/talents/colors';
import { metricUnit } from '@/lib/talents/measures';
import type { NarrowingKey } from '@/lib/talents/narrowed';
import type { Range, RangeKey } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import type { RosterPlace } from './roster-place';
import type { RosterTexts } from './texts';

/** A range in words: `165 – 180 cm`. */
export function rangeText(texts: RosterTexts, key: RangeKey, [min, max]: Range): string {
  const range = fill(texts.roster.range, { min, max, unit: metricUnit(key) });
  return localFigures(range, texts.locale);
}

/** The name of a measure; where only men are listed, the bust is a chest. */
export function measureLabel(texts: RosterTexts, key: RangeKey, view: RosterView): string {
  return texts.measures[key === 'bust' && view === 'men' ? 'chest' : key];
}

type Place = Pick<RosterPlace, 'texts' | 'view' | 'query'>;

/** What narrows the list, in words: `Height 165 – 180 cm`, `Hair Black`, `letter A`. */
export function narrowingText({ texts, view, query }: Place, key: NarrowingKey): string {
  const { letter = '', filter } = query;
  switch (key) {
    case 'letter':
      return fill(texts.roster.letterFilter, { letter: letter.toUpperCase() });
    case 'hair':
      return `${texts.measures.hair} ${hairLabel(filter.hair ?? '', texts.locale)}`;
    case 'eyes':
      return `${texts.measures.eyes} ${eyesLabel(filter.eyes ?? '', texts.locale)}`;
    default: {
      const range = filter.ranges[key];
      return `${measureLabel(texts, key, view)} ${range ? rangeText(texts, key, range) : ''}`;
    }
  }
}
