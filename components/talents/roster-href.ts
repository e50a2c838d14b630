import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';

type List = { locale: Locale; view: RosterView };

export function rosterHref({ locale, view }: List, query: RosterQuery): string {
  const params = writeRosterQuery(query);
  const path = pathOf(locale, { page: 'roster', view });
  return params.size > 0 ? `${path}?${params}` : path;
}
