import { type CountedText, counted } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { NarrowedPlace } from './narrowing-text';
import type { RosterQuery } from './query';
import { sentenceOf, sentenceText } from './sentence';
import { kindOfList, type RosterView } from './views';

type Counts = Readonly<Record<'count' | 'apply', CountedText>>;

/** A list, and the texts for the number of its talents. */
type CountedPlace = {
  texts: { locale: Locale; roster: Counts };
  view: RosterView;
  query: RosterQuery;
};

/**
 * The number of talents as text, for the list itself or for the button that leads to it: `See 98
 * models`.
 */
export function countText(
  { texts, view, query }: CountedPlace,
  count: number,
  on: 'list' | 'button' = 'list',
): string {
  const { roster, locale } = texts;
  const text = on === 'list' ? roster.count : roster.apply;
  return counted(text, count, locale, kindOfList(view, query.category));
}

type Place = NarrowedPlace & Pick<CountedPlace, 'texts'>;

/** What a list is called: its sentence, or the title of a whole list. */
export function listName(place: NarrowedPlace & { total?: number }): string {
  const sentence = sentenceOf(place);
  return sentence ? sentenceText(sentence) : place.texts.pages[place.view];
}

/** The title of a list's page: its name, with the number of talents if it is filtered. */
export function listTitle(place: Place, total: number): string {
  const sentence = sentenceOf({ ...place, total });
  if (!sentence) return place.texts.pages[place.view];
  return `${sentenceText(sentence)}: ${countText(place, total)}`;
}
