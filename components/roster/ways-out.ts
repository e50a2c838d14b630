import { rosterHref } from '@/components/talents/roster-href';
import { countText } from '@/lib/talents/count-text';
import { queryWithout, type Without } from '@/lib/talents/narrowed';
import { withoutText } from './filter-labels';
import type { RosterPlace } from './roster-place';

/** A link to an empty list without one of its restrictions; `count` is how many it would have then. */
export type WayOut = { text: string; href: string; count: string };

/** The ways out of a list without talents. */
export function waysOut(place: Omit<RosterPlace, 'go'>, suggestions: readonly Without[]): WayOut[] {
  return suggestions.map(({ key, count }) => {
    const less = queryWithout(place.query, key);
    return {
      text: withoutText(place, key),
      href: rosterHref(place, less),
      count: countText({ ...place, query: less }, count),
    };
  });
}
