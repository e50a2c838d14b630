import { fold } from './letters';

/** The fields that a search by name needs. */
export type Named = { id: number; name: string };

/** The maximum number of search results. */
export const MAX_FOUND = 8;

/** Removes invisible characters, such as the zero-width spaces in text pasted from a messenger. */
export function visibleText(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Normalizes a name for comparison: folded letters, words separated by one space. */
export function plainName(name: string): string {
  return fold(visibleText(name))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

const SPLIT_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?:['’`´][\p{L}\p{M}]+)+/gu;

/** A normalized name, and behind it the words that an apostrophe splits, joined: `d avila davila`. */
function searchedName(name: string): string {
  const joined = name.match(SPLIT_WORD)?.map((word) => word.replace(/[^\p{L}\p{M}]/gu, '')) ?? [];
  return plainName([name, ...joined].join(' '));
}

const known = new WeakMap<readonly Pick<Named, 'name'>[], readonly string[]>();

/** The names of a list as they are searched, computed once, on the first search by name. */
export function plainNamesOf(rows: readonly Pick<Named, 'name'>[]): readonly string[] {
  const names = known.get(rows) ?? rows.map(({ name }) => searchedName(name));
  known.set(rows, names);
  return names;
}

/** True if every word occurs in the name; both normalized. */
export function hasWords(name: string, words: readonly string[]): boolean {
  return words.every((word) => name.includes(word));
}

/** True if filtering the list by this name leaves any row. */
export function isNameOfSome(rows: readonly Named[], requested: string): boolean {
  const words = plainName(requested).split(' ');
  return plainNamesOf(rows).some((name) => hasWords(name, words));
}

/**
 * The rows whose name has, for every typed word, a word that begins with it, ignoring accents and
 * case. Names that begin with the whole input come first.
 */
export function findByName<T extends Named>(rows: readonly T[], typed: string): T[] {
  const requested = plainName(typed);
  if (requested === '') return [];
  const words = requested.split(' ').map((word) => ` ${word}`);
  const first: T[] = [];
  const rest: T[] = [];
  const names = plainNamesOf(rows);
  for (const [at, row] of rows.entries()) {
    const name = ` ${names[at]}`;
    if (name.startsWith(` ${requested}`)) first.push(row);
    else if (words.every((word) => name.includes(word))) rest.push(row);
  }
  return [...first, ...rest].slice(0, MAX_FOUND);
}
