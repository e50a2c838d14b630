import { localFigures } from '@/lib/i18n/figures';
import { fill } from '@/lib/i18n/fill';
import { metricUnit } from '@/lib/talents/measures';
import type { NarrowingKey } from '@/lib/talents/narrowed';
import { narrowingText } from '@/lib/talents/narrowing-text';
import type { RangeKey } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import type { RosterContext, RosterTexts } from './roster-context';

/** One end of a range as text: `165 cm`, `25 anos`. */
export function valueText(texts: RosterTexts, key: RangeKey, value: number): string {
  if (key === 'age') return fill(texts.roster.ageValue, { value });
  return localFigures(value + metricUnit(key), texts.locale);
}

/** The label of a measure; in a list of men, bust is chest. */
export function measureLabel(texts: RosterTexts, key: RangeKey, view: RosterView): string {
  return texts.measures[key === 'bust' && view === 'men' ? 'chest' : key];
}

type Place = Pick<RosterContext, 'texts' | 'view' | 'query' | 'bounds'>;

/** Label of a suggestion to remove a filter: `Without the filter “bald”`, `Without the letter A`. */
export function withoutText(context: Place, key: NarrowingKey): string {
  const { texts, query } = context;
  if (key === 'letter') {
    return fill(texts.roster.withoutLetter, { letter: query.letter?.toUpperCase() ?? '' });
  }
  return fill(texts.roster.without, { filter: narrowingText(context, key) });
}
