import type { Markup } from './markup.ts';

/** A file that goes with an e-mail: a picture of the roster, or one that came with the entry. */
export type Enclosure = {
  /** The name by which the HTML shows it (`cid:`). */
  cid: string;
  name: string;
  type: string;
  /** Whether it is listed as an attachment too, for the agency to keep. */
  listed: boolean;
  source: { picture: string } | { field: string };
};

/** What one kind of entry says; how it is framed, addressed and sent is the same for all. */
export type Letter = {
  subject: string;
  /** What it is, over the title. */
  label: string;
  title: string;
  sender: { name: string; address: string };
  html: Markup;
  text: string;
  enclosures: Enclosure[];
};

/** Nothing that would end the line it is put in, or turn it around. */
function withoutBreaks(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** Text for a header or a title: one line of at most 150 characters, whatever was put into it. */
export function oneLine(text: string): string {
  const characters = Array.from(withoutBreaks(text));
  return characters.length > 150 ? `${characters.slice(0, 149).join('')}…` : characters.join('');
}

/** A field as a line of text; entries kept long ago may lack it. */
export function textOf(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? withoutBreaks(`${value}`) : '';
}
