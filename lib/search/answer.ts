import type { CategoryIds } from '../talents/categories';
import type { FilterRow } from '../talents/filter-row';
import { findByName, MAX_FOUND, type Named, plainNamesOf } from '../talents/name-search';
import { narrow } from '../talents/narrowed';
import { type Bounds, boundsOf } from '../talents/ranges';
import { type Known, type Search, searchFor } from './search-query';

/** The meaning of a text, its first matches, and the size of its list. */
export type Answer<T> = Search & { first: readonly T[]; total: number };

type Asked<T> = Known & { rows: readonly T[]; categoryIds: CategoryIds };

/**
 * Precomputes what searches compare (normalized names) before the first character is
 * typed. Returns the ends of the sliders.
 */
export function prepared(rows: readonly (FilterRow & Named)[]): Bounds {
  plainNamesOf(rows);
  return boundsOf(rows);
}

/** Searches while the visitor types: talents whose name matches the whole text come first. */
export function answerTo<T extends FilterRow & Named>(typed: string, known: Asked<T>): Answer<T> {
  const { rows, categoryIds } = known;
  const search = searchFor(typed, known);
  const namesakes = findByName(rows, typed);
  // A text without a recognized word finds no one.
  const meant = search.wishes.length > 0 || search.name !== '';
  const listed = meant ? narrow(rows, search.view, search.query, categoryIds).rows : [];
  const first = new Set([...namesakes, ...listed.slice(0, MAX_FOUND)]);
  return { ...search, first: [...first].slice(0, MAX_FOUND), total: listed.length };
}
