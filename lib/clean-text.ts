/**
 * An emoji with its invisible characters (variation selector, zero-width joiner), or an invisible
 * character: controls, zero-width and bidirectional marks, blank fillers; not a joiner between letters
 * of Persian, Hindi and their like, whose spelling has it.
 */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d(?=\p{Extended_Pictographic}))?)|(?!\p{White_Space}|(?<=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])[\u200c\u200d](?!\p{Script=Latin}|\p{Default_Ignorable_Code_Point})\p{L})[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const BLANKS = /[\p{White_Space}\u2800]+/gu;
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/u;

/** Removes invisible characters, which come with text copied from a messenger. */
export function withoutInvisible(text: string): string {
  return text.replace(EMOJI_OR_INVISIBLE, '$1');
}

/**
 * Normalizes one line of text. A line end becomes a space, as it could inject a header into an
 * e-mail. Pasted characters are cleaned rather than refused.
 */
export function cleanLine(text: string): string {
  return withoutInvisible(text).replace(BLANKS, ' ').trim();
}

/**
 * Normalizes multi-line text in the same way, but retains line ends, with at most one empty line in
 * a row.
 */
export function cleanParagraph(text: string): string {
  const lines = text.split(LINE_END).map(cleanLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

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
