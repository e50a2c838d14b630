import { X } from 'lucide-react';
import { fill } from '@/lib/i18n/fill';
import { activeFilters } from '@/lib/talents/filter';
import { queryWithout } from '@/lib/talents/narrowed';
import { narrowingText } from './filter-labels';
import { RosterLink } from './roster-link';
import type { RosterPlace } from './roster-place';

/** One chip for each active filter; it takes the filter away. */
export function ActiveFilters(place: RosterPlace) {
  const { query, texts } = place;
  const keys = activeFilters(query.filter);
  if (keys.length === 0) return null;
  return (
    <ul aria-label={texts.roster.active} className="flex flex-wrap gap-2 px-gutter py-4">
      {keys.map((key) => {
        const text = narrowingText(place, key);
        return (
          <li key={key}>
            <RosterLink
              place={place}
              to={queryWithout(query, key)}
              aria-label={fill(texts.roster.remove, { filter: text })}
              className="inline-flex min-h-9 items-center gap-2 border border-ink px-3 text-sm hover:bg-ink hover:text-paper"
            >
              {text}
              <X aria-hidden size={14} strokeWidth={1.5} />
            </RosterLink>
          </li>
        );
      })}
    </ul>
  );
}
