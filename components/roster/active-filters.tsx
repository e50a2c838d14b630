import { X } from 'lucide';
import { RosterLink } from '@/components/talents/roster-link';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { activeFilters, isColorKey, withoutColors } from '@/lib/talents/filter';
import { queryWithout } from '@/lib/talents/narrowed';
import { colorChips, narrowingText } from './filter-labels';
import type { RosterPlace } from './roster-place';

/**
 * One chip for each active control of the filter, and for each color (`colorChips`); a click
 * removes it.
 */
export function ActiveFilters(place: RosterPlace) {
  const { query, texts } = place;
  const chips = activeFilters(query.filter).flatMap((key) => {
    if (!isColorKey(key)) return { text: narrowingText(place, key), to: queryWithout(query, key) };
    return colorChips(texts, key, query.filter[key] ?? []).map(({ text, choices }) => ({
      text,
      to: { ...query, filter: withoutColors(query.filter, key, choices), page: 1 },
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={texts.roster.active} className="flex flex-wrap gap-2 px-gutter py-4">
      {chips.map(({ text, to }) => (
        <li key={text} className="min-w-0">
          <RosterLink
            place={place}
            to={to}
            aria-label={fill(texts.roster.remove, { filter: text })}
            className="inline-flex min-h-9 max-w-full items-center gap-2 border border-ink px-3 text-sm hover:bg-ink hover:text-paper"
          >
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <Icon of={X} size={14} strokeWidth={1.5} className="shrink-0" />
          </RosterLink>
        </li>
      ))}
    </ul>
  );
}
