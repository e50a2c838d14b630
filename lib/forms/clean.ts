/** Control characters, and those that turn the direction of the text that follows them. */
const UNWANTED = /(?!\p{White_Space})[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const BLANKS = /\p{White_Space}+/gu;
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/u;

/**
 * One line of text as it is passed on. A line end becomes a blank, since it could begin a header of
 * an e-mail; nothing that a visitor pastes is a reason to refuse a form.
 */
export function cleanLine(text: string): string {
  return text.replace(UNWANTED, '').replace(BLANKS, ' ').trim();
}

/** The same for a text of several lines, of which it keeps the lines and one empty line at a time. */
export function cleanParagraph(text: string): string {
  const lines = text.split(LINE_END).map(cleanLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
