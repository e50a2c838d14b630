import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { exactColor, groupChoices } from './color-families';
import type { ColorKey } from './filter';
import { hasInches } from './measure-table';
import type { NarrowingKey } from './narrowed';
import type { NearMiss } from './near-misses';
import type { RosterQuery } from './query';
import type { Bounds, RangeKey } from './ranges';
import type { RosterView } from './views';
import { type AskedRange, colorPhrase, kindOf, rangePhrase, WORDS } from './wording';

/** The texts of `messages/` for the restrictions of a list. */
export type NarrowingTexts = {
  locale: Locale;
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
export type ColorChip = { text: string; choices: readonly string[]; name: string };

/**
 * One chip for each chosen color. Shades that one word asks for ("blond") share a chip. `name` is that
 * of the family in English, or the value.
 */
export function colorChips(
  texts: { locale: Locale },
  key: ColorKey,
  chosen: readonly string[],
): ColorChip[] {
  const { locale } = texts;
  return groupChoices(key, chosen).map(({ choices, family }) => {
    const [color = ''] = choices;
    const word = family?.words[locale] ?? exactColor(key, color, locale);
    return {
      text: colorPhrase(key, color, word, locale),
      choices,
      name: family?.words.en ?? color,
    };
  });
}

/** A range as it was asked for: without the ends that are the slider's own, but for 18 to 80. */
export function askedRange(
  { query: { filter }, bounds }: Pick<NarrowedPlace, 'query' | 'bounds'>,
  key: RangeKey,
): AskedRange {
  const [min, max] = filter.ranges[key] ?? bounds[key];
  const [lowest, highest] = bounds[key];
  const isOpen = max >= highest;
  const ends = { ...((min > lowest || isOpen) && { min }), ...(!isOpen && { max }) };
  return { key, ...ends, imperial: filter.imperial === true && key !== 'age' && hasInches(key) };
}

/** An offered range in that wording; beside it the ages, if they are new: `height 160–164 cm`. */
export function nearMissText(
  place: Pick<NarrowedPlace, 'view' | 'query' | 'bounds'>,
  { key, query }: NearMiss,
  locale: Locale,
): string {
  const isAged = key !== 'age' && query.filter.ranges.age && !place.query.filter.ranges.age;
  const keys: RangeKey[] = isAged ? [key, 'age'] : [key];
  const texts = keys.map((one) =>
    rangePhrase(askedRange({ ...place, query }, one), locale, place.view === 'men'),
  );
  return texts.join(', ');
}

/**
 * A filter in the wording of the search: `height 165–180 cm`, `black hair, red hair`, `letter A`.
 */
export function narrowingText(place: NarrowedPlace, key: NarrowingKey): string {
  const { texts, view, query } = place;
  const { category, letter, filter } = query;
  switch (key) {
    case 'category':
      return category ? kindOf(category, texts.locale, false) : '';
    case 'letter':
      return fill(WORDS[texts.locale].letter, { letter: letter?.toUpperCase() ?? '' });
    case 'q':
      return fill(WORDS[texts.locale].name, { name: filter.q ?? '' });
    case 'hair':
    case 'eyes':
      return colorChips(texts, key, filter[key] ?? [])
        .map(({ text }) => text)
        .join(', ');
    default:
      return rangePhrase(askedRange(place, key), texts.locale, view === 'men');
  }
}
