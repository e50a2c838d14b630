import { RosterLink } from '@/components/talents/roster-link';
import { ButtonLink } from '@/components/ui/button-link';
import { EMPTY_FILTER } from '@/lib/talents/filter';
import { queryWithout, type Without } from '@/lib/talents/narrowed';
import { countText, withoutText } from './filter-labels';
import type { RosterPlace } from './roster-place';

type Props = { place: RosterPlace; suggestions: readonly Without[]; clearable: boolean };

/** Empty state of a list. Suggests which filters to remove. */
export function NoTalents({ place, suggestions, clearable }: Props) {
  const { query, texts } = place;
  return (
    <div className="px-gutter py-[12vh] text-center">
      <p className="display text-2xl">{texts.roster.empty}</p>
      {clearable && (
        <p className="mt-4 text-mute">
          {suggestions.length > 0 ? texts.roster.emptyFiltered : texts.roster.emptyHint}
        </p>
      )}
      {suggestions.length > 0 && (
        <ul className="mx-auto mt-6 max-w-md border-line border-t text-left">
          {suggestions.map(({ key, count }) => (
            <li key={key} className="border-line border-b">
              <RosterLink
                place={place}
                to={queryWithout(query, key)}
                className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
              >
                <span className="min-w-0 wrap-anywhere">{withoutText(place, key)}</span>
                <span className="shrink-0 text-mute tabular-nums">
                  {countText({ ...place, query: queryWithout(query, key) }, count)}
                </span>
              </RosterLink>
            </li>
          ))}
        </ul>
      )}
      <WayOut place={place} clearable={clearable} />
    </div>
  );
}

/** Link to the whole list, or to all models if this list has no talents at all. */
function WayOut({ place, clearable }: Omit<Props, 'suggestions'>) {
  const { locale, view, texts } = place;
  if (clearable) {
    return (
      <RosterLink
        place={place}
        to={{ filter: EMPTY_FILTER, page: 1 }}
        className="button button-filled mt-10"
      >
        {texts.roster.clearAll}
      </RosterLink>
    );
  }
  if (view === 'models') return null;
  return (
    <ButtonLink
      locale={locale}
      route={{ page: 'roster', view: 'models' }}
      look="filled"
      className="mt-10"
    >
      {texts.roster.clearAll}
    </ButtonLink>
  );
}
