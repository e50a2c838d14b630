/** What a search by name compares and shows. */
export type Named = { id: number; name: string };

/** How many talents a search gives at most. */
export const MOST_FOUND = 8;

/** Removes invisible characters, such as the zero-width spaces in what is pasted from a messenger. */
export function visibleText(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** A name as it is compared: without accents, in lower case, words parted by one space. */
export function plainName(name: string): string {
  return visibleText(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const known = new WeakMap<readonly Pick<Named, 'name'>[], readonly string[]>();

/** The names of a list as they are compared, made once, and only when somebody asks for a name. */
export function plainNamesOf(rows: readonly Pick<Named, 'name'>[]): readonly string[] {
  const names = known.get(rows) ?? rows.map(({ name }) => plainName(name));
  known.set(rows, names);
  return names;
}

/** True when every word that was asked for is somewhere in a name; both as they are compared. */
export function hasWords(name: string, words: readonly string[]): boolean {
  for (const word of words) if (!name.includes(word)) return false;
  return true;
}

/** True when a list by this name would hold somebody. */
export function isNameOfSome(rows: readonly Named[], asked: string): boolean {
  const words = plainName(asked).split(' ');
  return plainNamesOf(rows).some((name) => hasWords(name, words));
}

/**
 * Takes a list and what the visitor typed, and gives those in whose name every typed word begins a
 * word, without regard to accents and case. Names that begin with what was typed come first.
 */
export function findByName<T extends Named>(rows: readonly T[], typed: string): T[] {
  const wanted = plainName(typed);
  if (wanted === '') return [];
  const words = wanted.split(' ').map((word) => ` ${word}`);
  const first: T[] = [];
  const rest: T[] = [];
  const names = plainNamesOf(rows);
  for (const [at, row] of rows.entries()) {
    const name = ` ${names[at]}`;
    if (name.startsWith(` ${wanted}`)) first.push(row);
    else if (words.every((word) => name.includes(word))) rest.push(row);
  }
  return [...first, ...rest].slice(0, MOST_FOUND);
}
