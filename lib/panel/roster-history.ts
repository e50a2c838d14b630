import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { processWide } from '../platform/process-wide';
import { pacer } from '../platform/turns';
import type { Talent } from '../talents/talent';
import { keepElsewhere, keptElsewhere } from './kept-elsewhere';

/** How many rosters in a row must lack a talent, and for how long (ms), to be believed. */
const ABSENCES = 3;
const ABSENT_MS = 10 * 60_000;

/** Talents that are remembered: the whole roster, and as many who have left. */
const MOST_KNOWN = 20_000;

type Known = {
  talent: Talent;
  /** When the content was seen to change (ms since the epoch); null when it never was. */
  changedAt: number | null;
  /** In how many rosters in a row the talent was missing, and from when on. */
  absent: { times: number; since: number } | null;
};

type People = ReadonlyMap<number, Talent>;

/** Under which those who are missing are kept for the next process. */
const KEPT_AS = 'roster-history absent';

/** What was seen of the roster, since this process began and, of those who are missing, before. */
const state = () =>
  processWide('roster-history', () => ({
    known: new Map<number, Known>(),
    /** Each roster that was observed, and when that is done. */
    seen: new WeakMap<object, Promise<void>>(),
    last: Promise.resolve(),
    /** False until a roster tells who is new on the next one. */
    begun: false,
    recalled: null as Promise<void> | null,
  }));

/** Begins with those of whom an earlier process knew that they are missing; once. */
export function recallAbsent(): Promise<void> {
  const history = state();
  history.recalled ??= keptElsewhere(KEPT_AS, []).then((kept) => {
    for (const entry of (kept?.sent ?? []) as Known[]) {
      if (!history.known.has(entry.talent.id)) history.known.set(entry.talent.id, entry);
    }
  });
  return history.recalled;
}

/**
 * Remembers a roster as it was read, a few milliseconds at a time and after the one before it; the
 * same one again tells nothing new.
 */
export function observeRoster(roster: { byId: People }, now = Date.now()): Promise<void> {
  const history = state();
  const begun = history.seen.get(roster);
  if (begun) return begun;
  history.last = history.last.then(() => compare(roster.byId, now));
  history.seen.set(roster, history.last);
  return history.last;
}

async function compare(byId: People, now: number): Promise<void> {
  const before = absent().length;
  noteAbsences(byId, now);
  await notePresences(byId, now);
  forgetOldest();
  const after = absent();
  if (before + after.length > 0) void keepElsewhere(KEPT_AS, { sent: after, at: now });
}

function absent(): Known[] {
  return [...state().known.values()].filter((entry) => entry.absent !== null);
}

function noteAbsences(byId: People, now: number): void {
  for (const [id, entry] of state().known) {
    if (byId.has(id)) continue;
    entry.talent = remembered(entry.talent);
    entry.absent = { times: (entry.absent?.times ?? 0) + 1, since: entry.absent?.since ?? now };
  }
}

/**
 * What stays of somebody who is missing: whom a page would name, and what it needs to show others
 * of the same gender and about the same age. No minor counts as an adult for it.
 */
function remembered({ id, name, gender, birthdate }: Talent): Talent {
  return {
    id,
    name,
    gender,
    birthdate: birthdate && `${birthdate.slice(0, 4)}-12-31`,
    cover: null,
    measures: {},
    hair: null,
    eyes: null,
    skinTone: null,
    categories: [],
  };
}

async function notePresences(byId: People, now: number): Promise<void> {
  const history = state();
  const pace = pacer();
  for (const [id, talent] of byId) {
    const before = history.known.get(id);
    // Of the first roster nobody knows who is new on it.
    const changed = before ? !isDeepStrictEqual(before.talent, talent) : history.begun;
    const changedAt = changed ? now : (before?.changedAt ?? null);
    history.known.set(id, { talent, changedAt, absent: null });
    await pace();
  }
  history.begun = true;
}

/** When a talent of the roster was seen to change; null when it never was. */
export function talentChangedAt(id: number): Date | null {
  const changedAt = state().known.get(id)?.changedAt ?? null;
  return changedAt === null ? null : new Date(changedAt);
}

/** Who once had an id and has left the agency for certain; null for anybody else. */
export function formerTalent(id: number, now = Date.now()): Talent | null {
  const entry = state().known.get(id);
  if (!entry?.absent) return null;
  const { times, since } = entry.absent;
  return times >= ABSENCES && now - since >= ABSENT_MS ? entry.talent : null;
}

/** Only those who have left are forgotten, those who were noticed first before the others. */
function forgetOldest() {
  const { known } = state();
  for (const [id, { absent }] of known) {
    if (known.size <= MOST_KNOWN) return;
    if (absent) known.delete(id);
  }
}
