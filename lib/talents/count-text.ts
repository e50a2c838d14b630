import { type CountedText, counted } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { RosterQuery } from './query';
import { holdsPeople, type RosterView } from './views';

type Counts = Readonly<Record<'count' | 'countPeople' | 'apply' | 'applyPeople', CountedText>>;

/** A list, and the texts for the number of its talents. */
type Place = {
  texts: { locale: Locale; roster: Counts };
  view: RosterView;
  query: RosterQuery;
};

/**
 * The number of talents as text, for the list itself or for the button that leads to it: `See 98
 * models`.
 */
export function countText(
  { texts, view, query }: Place,
  count: number,
  on: 'list' | 'button' = 'list',
): string {
  const { roster, locale } = texts;
  const [models, people] =
    on === 'list' ? [roster.count, roster.countPeople] : [roster.apply, roster.applyPeople];
  return counted(holdsPeople(view, query.category) ? people : models, count, locale);
}
