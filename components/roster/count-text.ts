import { counted } from '@/lib/i18n/fill';
import { holdsPeople } from '@/lib/talents/views';
import type { RosterPlace } from './roster-place';

/**
 * The number of talents as text, for the list itself or for the button that leads to it: `See 98
 * models`.
 */
export function countText(
  { texts, view, query }: Pick<RosterPlace, 'texts' | 'view' | 'query'>,
  count: number,
  on: 'list' | 'button' = 'list',
): string {
  const { roster, locale } = texts;
  const [models, people] =
    on === 'list' ? [roster.count, roster.countPeople] : [roster.apply, roster.applyPeople];
  return counted(holdsPeople(view, query.category) ? people : models, count, locale);
}
