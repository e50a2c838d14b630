import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { type ColorKey, isColorKey, withoutColors } from './filter';
import { type NarrowingKey, narrowingKeys, queryWithout } from './narrowed';
import { askedRange, colorChips, type NarrowedPlace, narrowingText } from './narrowing-text';
import type { RosterQuery } from './query';
import { agedPhrase, hairAdjective, heightPhrase, isFeminine, peopleOf } from './sentence-words';
import { kindOf, WORDS } from './wording';

/** A restriction of a list within its sentence. */
export type Restriction = {
  key: NarrowingKey;
  /** It in the words of the search: `blonde hair`. */
  label: string;
  /** The query without it. */
  less: RosterQuery;
};

/**
 * A piece of a sentence: its text, and what joins it to the piece before it. The word for the people
 * is no restriction.
 */
export type SentencePiece = { joint: string; text: string; restriction: Restriction | null };

type Piece = SentencePiece & { restriction: Restriction };

/**
 * The query of a list as a sentence about people: `Mulheres loiras, de 1,75 a 1,80 m`, `Blonde
 * women, size 38`. Null for a list that is whole, sorted or not. With a total of 0 the name is
 * left out: it may be any text of a forged link, and the sentence is heading and title.
 */
export function sentenceOf(
  place: NarrowedPlace & { total?: number },
): readonly SentencePiece[] | null {
  const { texts, view, query, total } = place;
  const keys = narrowingKeys(query).filter((key) => key !== 'q' || total !== 0);
  if (keys.length === 0) return null;
  const people = { joint: '', text: peopleOf(texts, view), restriction: null };
  const hair = colorPieces(place, 'hair');
  const others = keys.filter((key) => key !== 'hair').flatMap((key) => piecesOf(place, key));
  const pieces = hair.leading
    ? [...hair.pieces, { ...people, joint: ' ' }]
    : [people, ...hair.pieces];
  const [first, ...rest] = [...pieces, ...others];
  return first ? [{ ...first, joint: '', text: capitalized(first.text) }, ...rest] : null;
}

/** A sentence as text. */
export function sentenceText(sentence: readonly SentencePiece[]): string {
  return sentence.map(({ joint, text }) => joint + text).join('');
}

function piecesOf(place: NarrowedPlace, key: NarrowingKey): Piece[] {
  if (isColorKey(key)) return colorPieces(place, key).pieces;
  const label = narrowingText(place, key);
  const restriction = { key, label, less: queryWithout(place.query, key) };
  return [{ joint: ', ', text: textOf(place, key), restriction }];
}

function textOf(place: NarrowedPlace, key: Exclude<NarrowingKey, ColorKey>): string {
  const { texts, view, query } = place;
  const { locale } = texts;
  if (key === 'category' && query.category) {
    return kindOf(query.category, locale, isFeminine(view, locale));
  }
  if (key === 'height') return heightPhrase(askedRange(place, key), locale);
  const aged = key === 'age' ? agedPhrase(askedRange(place, key), locale) : null;
  return aged ?? narrowingText(place, key);
}

/**
 * The colors of a query, of which any will do. `leading` is true for English adjectives, which
 * precede the people.
 */
function colorPieces({ texts, view, query }: NarrowedPlace, key: ColorKey) {
  const { locale } = texts;
  const { filter } = query;
  const feminine = isFeminine(view, locale);
  const chips = colorChips(texts, key, filter[key] ?? []).map(({ text, choices, name }) => {
    const adjective = key === 'hair' ? hairAdjective(name, locale, feminine) : null;
    const less = { ...query, filter: withoutColors(filter, key, choices), page: 1 };
    const [bald, mixed] = [name === 'Hairless', name === 'Heterochromia'];
    return { text, bald, mixed, adjective, restriction: { key, label: text, less } };
  });
  const leading =
    locale === 'en' && chips.length > 0 && chips.every(({ adjective }) => adjective !== null);
  const pieces = chips.map(({ text, bald, mixed, adjective, restriction }, at): Piece => {
    const own = mixed ? text : adjective;
    const word = locale !== 'en' || leading || bald || mixed ? own : null;
    // A color as a feature of people: `with black hair`. Its first word does not end a line.
    const phrase = word ?? fill(WORDS[locale].withColor, { color: text });
    return { joint: jointOf(at, key, locale, bald), text: phrase, restriction };
  });
  return { leading, pieces };
}

function jointOf(at: number, key: ColorKey, locale: Locale, bald: boolean): string {
  if (at > 0) return WORDS[locale].or;
  return key === 'eyes' || (bald && locale === 'en') ? ', ' : ' ';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
