import { localFigures } from '@/lib/i18n/figures';
import { fill } from '@/lib/i18n/fill';
import { readChoice } from '@/lib/talents/color-choice';
import { groupChoices } from '@/lib/talents/color-families';
import { eyesLabel, hairLabel } from '@/lib/talents/colors';
import type { ColorKey } from '@/lib/talents/filter';
import { hasInches, metricUnit } from '@/lib/talents/measures';
import type { NarrowingKey } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import type { RangeKey } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';
import { colorPhrase, rangePhrase } from '@/lib/talents/wording';
import type { RosterPlace, RosterTexts } from './roster-place';

/** One end of a range as text: `165 cm`, `25 anos`. */
export function valueText(texts: RosterTexts, key: RangeKey, value: number): string {
  if (key === 'age') return fill(texts.roster.ageValue, { value });
  return localFigures(value + metricUnit(key), texts.locale);
}

/** The label of a measure; in a list of men, bust is chest. */
export function measureLabel(texts: RosterTexts, key: RangeKey, view: RosterView): string {
  return texts.measures[key === 'bust' && view === 'men' ? 'chest' : key];
}

/** The label of a color; a color that is not in the dictionary is returned verbatim. */
export function colorLabel(texts: RosterTexts, key: ColorKey, color: string): string {
  return (key === 'hair' ? hairLabel : eyesLabel)(color, texts.locale);
}

/**
 * Colors that narrow the list, as text (`black hair`, `no blonde hair`), and their choices in the
 * query.
 */
export type ColorChip = { text: string; choices: readonly string[] };

/** One chip for each chosen color. Shades that one word asks for or excludes ("blond") share a chip. */
export function colorChips(
  texts: RosterTexts,
  key: ColorKey,
  chosen: readonly string[],
): ColorChip[] {
  const { locale } = texts;
  return groupChoices(key, chosen).map(({ choices, family }) => {
    const choice = readChoice(choices[0] ?? '');
    const label = colorLabel(texts, key, choice.color).toLowerCase();
    return { text: colorPhrase(key, choice, family?.words[locale] ?? label, locale), choices };
  });
}

type Place = Pick<RosterPlace, 'texts' | 'view' | 'query' | 'bounds'>;

/** Label of a suggestion to remove a filter: `Without the filter “bald”`, `Without the letter A`. */
export function withoutText(place: Place, key: NarrowingKey): string {
  const { texts, query } = place;
  if (key === 'letter') return fill(texts.roster.withoutLetter, { letter: letterOf(query) });
  return fill(texts.roster.without, { filter: narrowingText(place, key) });
}

/**
 * A filter in the wording of the search: `height 165–180 cm`, `black hair, red hair`, `letter A`.
 */
export function narrowingText({ texts, view, query, bounds }: Place, key: NarrowingKey): string {
  const { category, filter } = query;
  switch (key) {
    case 'category':
      return category ? texts.pages[category].toLowerCase() : '';
    case 'letter':
      return fill(texts.roster.letterFilter, { letter: letterOf(query) });
    case 'q':
      return fill(texts.roster.nameFilter, { name: filter.q ?? '' });
    case 'hair':
    case 'eyes':
      return colorChips(texts, key, filter[key] ?? [])
        .map(({ text }) => text)
        .join(', ');
    default: {
      const [min, max] = filter.ranges[key] ?? bounds[key];
      const [lowest, highest] = bounds[key];
      const ends = { ...(min > lowest && { min }), ...(max < highest && { max }) };
      const imperial = filter.imperial === true && key !== 'age' && hasInches(key);
      return rangePhrase({ key, ...ends, imperial }, texts.locale, view === 'men');
    }
  }
}

function letterOf({ letter }: RosterQuery): string {
  return letter?.toUpperCase() ?? '';
}
