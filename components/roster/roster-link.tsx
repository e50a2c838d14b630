import type { ComponentProps } from 'react';
import { pathOf } from '@/lib/routes/build';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import type { RosterPlace } from './roster-place';

/** Where a list is found that is narrowed as an address says. */
export function rosterHref(
  { locale, view }: Pick<RosterPlace, 'locale' | 'view'>,
  address: RosterQuery,
): string {
  const query = writeRosterQuery(address);
  const path = pathOf(locale, { page: 'roster', view });
  return query.size > 0 ? `${path}?${query}` : path;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  place: RosterPlace;
  to: RosterQuery;
};

/** A link to the same list, narrowed otherwise. */
export function RosterLink({ place, to, ...rest }: Props) {
  return <a href={rosterHref(place, to)} onClick={place.go} {...rest} />;
}
