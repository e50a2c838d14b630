import { countText } from './count-text';
import type { NarrowedPlace } from './narrowing-text';
import { sentenceOf, sentenceText } from './sentence';

type Place = NarrowedPlace & { texts: Parameters<typeof countText>[0]['texts'] };

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
