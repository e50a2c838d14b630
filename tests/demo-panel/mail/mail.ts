import type { Roster } from '../seed/roster.ts';
import type { Entry } from '../store.ts';
import { applicationLetter } from './application.ts';
import { castingLetter } from './casting.ts';
import { framedHtml, framedText } from './frame.ts';
import { type Enclosure, type Letter, oneLine } from './letter.ts';
import { messageLetter } from './message.ts';

/** The e-mail for an entry. The same entry always gives the same e-mail. */
export type Mail = {
  /** The id of the entry. */
  entry: number;
  kind: string;
  /** ISO time at which the entry was received. */
  at: string;
  subject: string;
  /** The recipient of replies. */
  sender: { name: string; address: string };
  html: string;
  text: string;
  enclosures: Enclosure[];
};

const LETTERS: Record<string, (entry: Entry, roster: Roster) => Letter> = {
  favorites: castingLetter,
  'get-scouted': applicationLetter,
  contact: messageLetter,
};

/** Null for a kind of entry that no one needs to read. */
export function mailOf(entry: Entry, roster: Roster): Mail | null {
  const letter = LETTERS[entry.kind]?.(entry, roster);
  if (!letter) return null;
  const { subject, sender, enclosures } = letter;
  return {
    entry: entry.id,
    kind: entry.kind,
    at: entry.at,
    subject: oneLine(subject),
    sender: { name: oneLine(sender.name), address: sender.address },
    html: framedHtml(letter, entry.at),
    text: framedText(letter, entry.at),
    enclosures,
  };
}
