/*
 * `text.replace(/[…]+$/u, '')` takes quadratic time on a long run of such characters within a text,
 * since the engine tries each of them as the beginning of the end. These functions look at each
 * character once. `edge` matches a single character, and has the flag `u`.
 */

/** Removes matching characters from both ends of a text. */
export function trim(text: string, edge: RegExp): string {
  const characters = trimmedEnd(text, edge);
  const start = characters.findIndex((character) => !edge.test(character));
  return start < 0 ? '' : characters.slice(start).join('');
}

/** Removes matching characters from the end of a text. */
export function trimEnd(text: string, edge: RegExp): string {
  return trimmedEnd(text, edge).join('');
}

function trimmedEnd(text: string, edge: RegExp): string[] {
  const characters = Array.from(text);
  return characters.slice(0, characters.findLastIndex((character) => !edge.test(character)) + 1);
}
