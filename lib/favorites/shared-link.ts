import { type Answers, readAnswers, writeAnswers } from './answers';
import { SELECTION_VIEWS, type SelectionView, writeIds } from './ids';
import { readSenderWords } from './sender-words';

/** The displays of a shared selection: those of one's own, and one face at a time to answer. */
export const SHARED_VIEWS = [...SELECTION_VIEWS, 'answer'] as const;
type SharedView = SelectionView | 'answer';

/** A link to a selection, which anyone can forge. */
export type SharedLink = {
  ids: readonly number[];
  view: SharedView;
  /** The sender's own words. */
  title: string | null;
  by: string | null;
  /** When the link was made: `2026-11-27`. */
  on: string | null;
  answers: Answers;
};

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Reads a link's query; unknown and damaged values are ignored. */
export function readLink(query: Query, ids: readonly number[], now: Date): SharedLink {
  const value = (key: string) => [query[key] ?? ''].flat()[0] ?? '';
  return {
    ids,
    view: SHARED_VIEWS.find((view) => view === value('view')) ?? 'list',
    title: readSenderWords(value('title')),
    by: readSenderWords(value('by')),
    on: readDay(value('on'), now),
    answers: readAnswers(value('answers'), ids),
  };
}

/** The query string of a link, with its leading `?`; the reverse of `readLink`. */
export function writeLink({ ids, view, title, by, on, answers }: SharedLink): string {
  const words = Object.entries({ title, by, on, answers: writeAnswers(ids, answers) });
  const known = words.flatMap(([key, value]) => (value ? [[key, value]] : []));
  const query = writeIds(ids, view);
  return known.length > 0 ? `${query}&${new URLSearchParams(known)}` : query;
}

const DAY_MS = 86_400_000;

/** A calendar day of this century that is not in the future; a sender may be a time zone ahead. */
function readDay(text: string, now: Date): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(text);
  const exists = Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
  return exists && time <= now.getTime() + DAY_MS ? text : null;
}

/** The visitor's calendar day: `2026-11-27`. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
