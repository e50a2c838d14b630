import { rosterHref } from '@/components/talents/roster-href';
import { countText } from '@/lib/talents/count-text';
import { queryWithout, type Without } from '@/lib/talents/narrowed';
import { withoutText } from './filter-labels';
import type { RosterContext } from './roster-context';

/** A link to an empty list without one of its restrictions; `count` is how many it would have then. */
export type SuggestionLink = { text: string; href: string; count: string };

/** The ways out of a list without talents. */
export function suggestionLinks(
  context: Omit<RosterContext, 'go'>,
  suggestions: readonly Without[],
): SuggestionLink[] {
  return suggestions.map(({ key, count }) => {
    const less = queryWithout(context.query, key);
    return {
      text: withoutText(context, key),
      href: rosterHref(context, less),
      count: countText({ ...context, query: less }, count),
    };
  });
}
