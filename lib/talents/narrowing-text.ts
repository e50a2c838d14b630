import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { groupChoices } from './color-families';
import { colorLabel } from './colors';
import type { ColorKey } from './filter';
import { hasInches } from './measures';
import type { NarrowingKey } from './narrowed';
import type { RosterQuery } from './query';
import type { Bounds, RangeKey } from './ranges';
import type { RosterView } from './views';
import { type AskedRange, colorPhrase, rangePhrase } from './wording';

/** The texts of `messages/` for the restrictions of a list. */
export type NarrowingTexts = {
  locale: Locale;
  roster: Readonly<Record<'letterFilter' | 'nameFilter', string>>;
  /** The title of each list. */
  pages: Readonly<Record<RosterView, string>>;
};

/** A list, narrowed by a query; `bounds` are the limits of its sliders. */
export type NarrowedPlace = {
  texts: NarrowingTexts;
  view: RosterView;
  query: RosterQuery;
  bounds: Bounds;
};

/** Colors that narrow the list, as text (`black hair`), and their values in the query. */
export type ColorChip = { text: string; choices: readonly string[] };

/** One chip for each chosen color. Shades that one word asks for ("blond") share a chip. */
export function colorChips(
  texts: { locale: Locale },
  key: ColorKey,
  chosen: readonly string[],
): ColorChip[] {
  const { locale } = texts;
  return groupChoices(key, chosen).map(({ choices, family }) => {
    const [color = ''] = choices;
    const word = family?.words[locale] ?? colorLabel(key, color, locale).toLowerCase();
    return { text: colorPhrase(key, color, word, locale), choices };
  });
}

/** A range as it was asked for: without the ends that are the slider's own. */
export function askedRange(
  { query: { filter }, bounds }: Pick<NarrowedPlace, 'query' | 'bounds'>,
  key: RangeKey,
): AskedRange {
  const [min, max] = filter.ranges[key] ?? bounds[key];
  const [lowest, highest] = bounds[key];
  const ends = { ...(min > lowest && { min }), ...(max < highest && { max }) };
  return { key, ...ends, imperial: filter.imperial === true && key !== 'age' && hasInches(key) };
}

/**
 * A filter in the wording of the search: `height 165–180 cm`, `black hair, red hair`, `letter A`.
 */
export function narrowingText(place: NarrowedPlace, key: NarrowingKey): string {
  const { texts, view, query } = place;
  const { category, letter, filter } = query;
  switch (key) {
    case 'category':
      return category ? texts.pages[category].toLowerCase() : '';
    case 'letter':
      return fill(texts.roster.letterFilter, { letter: letter?.toUpperCase() ?? '' });
    case 'q':
      return fill(texts.roster.nameFilter, { name: filter.q ?? '' });
    case 'hair':
    case 'eyes':
      return colorChips(texts, key, filter[key] ?? [])
        .map(({ text }) => text)
        .join(', ');
    default:
      return rangePhrase(askedRange(place, key), texts.locale, view === 'men');
  }
}
