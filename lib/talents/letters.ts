import { fold } from './folding';

const ALPHABET = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'],
  ...['n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z'],
] as const;

/** The letters of the alphabet strip. */
export const LETTERS: readonly Letter[] = ALPHABET;
export type Letter = (typeof ALPHABET)[number];

/** True for a single lower-case letter from a to z. */
export function isLetter(value: string): value is Letter {
  return (LETTERS as readonly string[]).includes(value);
}

/** The first letter of a name, folded (`Łucja` → `l`, `Ágata` → `a`); null if it is not a Latin letter. */
export function initialOf(name: string): Letter | null {
  const first = fold(name.trim()).charAt(0);
  return isLetter(first) ? first : null;
}
