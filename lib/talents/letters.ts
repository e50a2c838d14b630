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

/** The first letter of a name, in lower case and without its accent; null if it is not a letter. */
export function initialOf(name: string): Letter | null {
  const first = name.trim().normalize('NFD').charAt(0).toLowerCase();
  return isLetter(first) ? first : null;
}
