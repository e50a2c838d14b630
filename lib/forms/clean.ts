/**
 * An emoji with the invisible characters that it is made of (variation selector, zero-width joiner),
 * or a character that no reader sees: controls, zero-width and bidirectional marks, blank fillers.
 */
const EMOJI_OR_INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d(?=\p{Extended_Pictographic}))?)|(?!\p{White_Space})[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const BLANKS = /\p{White_Space}+/gu;
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/u;

/** The text without invisible characters, which arrive with what is copied from a messenger. */
export function withoutInvisible(text: string): string {
  return text.replace(EMOJI_OR_INVISIBLE, '$1');
}

/**
 * One line of text as it is passed on. A line end becomes a blank, since it could begin a header of
 * an e-mail; nothing that a visitor pastes is a reason to refuse a form.
 */
export function cleanLine(text: string): string {
  return withoutInvisible(text).replace(BLANKS, ' ').trim();
}

/** The same for a text of several lines, of which it keeps the lines and one empty line at a time. */
export function cleanParagraph(text: string): string {
  const lines = text.split(LINE_END).map(cleanLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
