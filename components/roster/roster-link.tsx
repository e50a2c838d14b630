import type { ComponentProps } from 'react';
import { pathOf } from '@/lib/routes/build';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import type { RosterPlace } from './roster-place';

/** The path of a list, with the query that narrows it. */
export function rosterHref(
  { locale, view }: Pick<RosterPlace, 'locale' | 'view'>,
  query: RosterQuery,
): string {
  const params = writeRosterQuery(query);
  const path = pathOf(locale, { page: 'roster', view });
  return params.size > 0 ? `${path}?${params}` : path;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  place: RosterPlace;
  to: RosterQuery;
};

/** A link to the same list, narrowed in another way. */
export function RosterLink({ place, to, ...rest }: Props) {
  return <a href={rosterHref(place, to)} onClick={place.go} {...rest} />;
}
