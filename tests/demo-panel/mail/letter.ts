import type { Markup } from './markup.ts';

/** A file attached to an e-mail: a picture of the roster, or one that came with the entry. */
export type Enclosure = {
  /** The content id by which the HTML shows it (`cid:`). */
  cid: string;
  name: string;
  type: string;
  /** Whether it is also listed as an attachment, for the agency to save. */
  listed: boolean;
  source: { picture: string } | { field: string };
};

/** The content of one kind of entry. Framing, addressing and sending are the same for all. */
export type Letter = {
  subject: string;
  /** The kind, above the title. */
  label: string;
  title: string;
  sender: { name: string; address: string };
  html: Markup;
  text: string;
  enclosures: Enclosure[];
};

/** Replaces line breaks and bidirectional controls, which could end a header line or reverse it. */
function withoutBreaks(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** Text for a header or a title: one line of at most 150 characters, for any input. */
export function oneLine(text: string): string {
  const characters = Array.from(withoutBreaks(text));
  return characters.length > 150 ? `${characters.slice(0, 149).join('')}…` : characters.join('');
}

/** A field as a line of text; entries stored long ago may lack it. */
export function textOf(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? withoutBreaks(`${value}`) : '';
}
