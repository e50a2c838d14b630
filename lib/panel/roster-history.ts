import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { processWide } from '../platform/process-wide';
import { pacer } from '../platform/turns';
import type { Talent } from '../talents/talent';

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

/** What was seen of the roster since this process began. `known` is plain data, so that it can be kept. */
const state = () =>
  processWide('roster-history', () => ({
    known: new Map<number, Known>(),
    /** Each roster that was observed, and when that is done. */
    seen: new WeakMap<object, Promise<void>>(),
    last: Promise.resolve(),
  }));

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
  const { known } = state();
  const pace = pacer();
  for (const [id, entry] of known) {
    if (byId.has(id)) continue;
    entry.absent = { times: (entry.absent?.times ?? 0) + 1, since: entry.absent?.since ?? now };
  }
  for (const [id, talent] of byId) {
    const before = known.get(id);
    const changed = before !== undefined && !isDeepStrictEqual(before.talent, talent);
    const changedAt = changed ? now : (before?.changedAt ?? null);
    known.set(id, { talent, changedAt, absent: null });
    await pace();
  }
  forgetOldest();
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
