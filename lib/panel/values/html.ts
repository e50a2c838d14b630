import 'server-only';
import sanitize from 'sanitize-html';
import { z } from 'zod';
import { reportLost } from './html-attributes';
import { MEANS, withOtherTag } from './same-markup';
import { withoutEscapes } from './text';

/** The most characters of a text, without pictures in it. */
const MAX_LENGTH = 500_000;

/** A picture in the text itself, as an editor stores a pasted one. */
const PICTURE = /data:[a-z\d/.+-]{3,100};base64,[^"'<>]*/gi;

const BLOCK_END =
  /<\/(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|figure|section|article|center)\s?>|<br\s?\/?>/gi;

/** HTML of an entity or post, not sanitized, without pictures in the text; a long one ends after a block. */
export const html = z.string().transform((sent) => {
  const bare = sent.replace(PICTURE, '');
  if (bare.length < sent.length) reportLost('a picture within the text itself');
  if (bare.length <= MAX_LENGTH) return bare.toWellFormed();
  reportLost(`more than ${MAX_LENGTH} characters`);
  const begun = bare.slice(0, MAX_LENGTH);
  const block = Array.from(begun.matchAll(BLOCK_END)).at(-1);
  const lastWord = Math.max(begun.lastIndexOf(' '), begun.lastIndexOf('<'));
  return begun.slice(0, block ? block.index + block[0].length : lastWord).toWellFormed();
});

/** The most opening and closing tags; the parser takes quadratic time when none of them is closed. */
const MAX_TAGS = 10_000;

/** The beginning of a text, with a bounded number of tags. */
export function withFewTags(html: string): string {
  const pieces = html.split('<', MAX_TAGS + 2);
  if (pieces.length < MAX_TAGS + 2) return html;
  reportLost(`more than ${MAX_TAGS} tags`);
  return pieces.slice(0, -1).join('<');
}

/** How many characters of HTML are read for each character of an excerpt. */
const MARKUP = 500;

/** Tags within a word or sentence; any other one separates two words. */
const BREAK =
  /<(?!\/?(?:a|abbr|b|big|code|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u)(?=[\s/>]))(?=[a-z/])/gi;

/** Words that are no longer valid, such as an old price, and those for browsers that play no video. */
const NOT_TEXT = 'script style textarea option s iframe video audio object'.split(' ');

/**
 * The plain text of the panel's HTML, truncated to `length` characters: after a sentence if that
 * leaves at least a third of the length, otherwise between words.
 */
export function excerptOf(html: string, length: number): string {
  const begun = withFewTags(html.slice(0, length * MARKUP));
  const spaced = begun
    .replace(BREAK, ' <')
    .replace(/<(\/?)q(?=[\s>])/gi, (tag, end) => (end ? `”${tag}` : `“${tag}`));
  const bare = sanitize(spaced, {
    allowedTags: [],
    nonTextTags: NOT_TEXT,
    transformTags: {
      ...MEANS,
      '*': (tag, attribs) => {
        const other = withOtherTag(tag, attribs);
        return 'data-struck' in other.attribs ? { ...other, tagName: 's' } : other;
      },
    },
  });
  // React escapes the text again when it renders.
  const text = withoutEscapes(bare)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= length) return text;
  const sentences = SENTENCES.exec(text.slice(0, length + 1))?.[0] ?? '';
  if (sentences.length > length / 3) return sentences;
  const cut = text.lastIndexOf(' ', length);
  const start = text.slice(0, cut > 0 ? cut : length).toWellFormed();
  return `${start.replace(/[.,;:!?]$/, '')}…`;
}

/** All complete sentences; one ends where a space follows its punctuation. */
const SENTENCES = /^.*[.!?…]["”’)]?(?= )/;
