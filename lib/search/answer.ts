import type { CategoryIds } from '../talents/categories';
import { columnsOf } from '../talents/columns';
import type { FilterRow } from '../talents/filter-row';
import { findByName, MOST_FOUND, type Named, plainNamesOf } from '../talents/name-search';
import { narrow } from '../talents/narrowed';
import { type Bounds, boundsOf } from '../talents/ranges';
import { type Known, type Search, searchFor } from './search-query';

/** What a text means, who is found first, and how many its list holds. */
export type Answer<T> = Search & { first: readonly T[]; total: number };

type Asked<T> = Known & { rows: readonly T[]; categoryIds: CategoryIds };

/**
 * Takes a roster and makes what the answers compare, before the first character is typed: names
 * without accents, columns. Gives how far its sliders reach.
 */
export function prepared(rows: readonly (FilterRow & Named)[]): Bounds {
  plainNamesOf(rows);
  columnsOf(rows);
  return boundsOf(rows);
}

/** Answers while somebody types: whoever is called like the whole text stands first. */
export function answerTo<T extends FilterRow & Named>(typed: string, known: Asked<T>): Answer<T> {
  const { rows, categoryIds } = known;
  const search = searchFor(typed, known);
  const namesakes = findByName(rows, typed);
  // Text of which nothing is understood finds no one.
  const meant = search.wishes.length > 0 || search.name !== '';
  const listed = meant ? narrow(rows, search.view, search.query, categoryIds).rows : [];
  const first = new Set([...namesakes, ...listed.slice(0, MOST_FOUND)]);
  return { ...search, first: [...first].slice(0, MOST_FOUND), total: listed.length };
}
