import 'server-only';
import sanitize from 'sanitize-html';
import { z } from 'zod';
import { cleanLine } from '../../clean-text';

/** The most characters of a text that are read: entities and tags take several for one. */
const MAX_SENT = 3_000;

const MAX_LENGTH = 300;

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;

/** Decodes the entities of a text that a back office stored as HTML, once. A `<` is a letter like others. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  const html = text.replace(BARE_AMPERSAND, '&amp;').replaceAll('<', '&lt;');
  return withoutEscapes(sanitize(html, { allowedTags: [] }));
}

/** Decodes the entities that the sanitizer writes. */
export function withoutEscapes(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

const TAG =
  /<\/?(?:(br|div|p)|a|b|big|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:[\s/][^<>]{0,300})?>$/i;

/** Removes tags, from the inside out: without its `<b>`, `<<b>i>` is a tag, too. */
function withoutTags(text: string): string {
  let rest = '';
  for (const piece of text.split(/(?<=>)/)) {
    const joined = rest + piece;
    const from = Math.max(0, joined.lastIndexOf('<'));
    const last = joined.slice(from).replace(TAG, (_, isBreak?: string) => (isBreak ? ' ' : ''));
    rest = joined.slice(0, from) + last;
  }
  return rest;
}

/**
 * A name, title or word, also sent as a number: one line of at most 300 characters without tags of text
 * markup, entities, invisible characters and lone surrogates. Fails for a text without a visible character.
 */
export const text = z
  .union([z.string(), z.number()])
  .transform((sent) => {
    const bare = withoutTags(cleanLine(String(sent).slice(0, MAX_SENT)));
    const line = cleanLine(withoutEntities(bare));
    return cleanLine(line.slice(0, MAX_LENGTH)).toWellFormed();
  })
  .refine((line) => line !== '', 'is empty');

/** Placeholders that people type for "none". */
const PLACEHOLDER = /^(n\/?a|[-–—?.]+)$/i;

/** A word of a list, such as a color; null for a placeholder. */
export const word = text.transform((line) => (PLACEHOLDER.test(line) ? null : line));
