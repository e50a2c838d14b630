import { rosterHref } from '@/components/talents/roster-href';
import { activeFilters, isColorKey, withoutColors } from '@/lib/talents/filter';
import { queryWithout, type Without } from '@/lib/talents/narrowed';
import { countText } from './count-text';
import { colorChips, narrowingText, withoutText } from './filter-labels';
import type { RosterPlace } from './roster-place';

/** A link to the list without one of its restrictions, in the visitor's language. */
type NarrowingLink = { text: string; href: string };

export type NarrowingLinks = {
  /** One for each active control of the filter, and for each color (`colorChips`). */
  chips: readonly NarrowingLink[];
  /** What to remove from a list without talents; `count` is how many the list would have then. */
  ways: readonly (NarrowingLink & { count: string })[];
};

/** The chips of a list and, for an empty one, the ways out of it. */
export function narrowingLinks(
  place: Omit<RosterPlace, 'go'>,
  suggestions: readonly Without[],
): NarrowingLinks {
  const { query, texts } = place;
  const { filter } = query;
  const chips = activeFilters(filter).flatMap((key) => {
    if (!isColorKey(key)) {
      const href = rosterHref(place, queryWithout(query, key));
      return { text: narrowingText(place, key), href };
    }
    return colorChips(texts, key, filter[key] ?? []).map(({ text, choices }) => {
      const less = { ...query, filter: withoutColors(filter, key, choices), page: 1 };
      return { text, href: rosterHref(place, less) };
    });
  });
  const ways = suggestions.map(({ key, count }) => {
    const less = queryWithout(query, key);
    return {
      text: withoutText(place, key),
      href: rosterHref(place, less),
      count: countText({ ...place, query: less }, count),
    };
  });
  return { chips, ways };
}
