import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { processWide } from '../platform/process-wide';
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

/** What was seen of the roster since this process began. `known` is plain data, so that it can be kept. */
const state = () =>
  processWide('roster-history', () => ({
    known: new Map<number, Known>(),
    seen: new WeakSet<object>(),
  }));

/** Remembers a roster as it was read; the same one again tells nothing new. */
export function observeRoster(roster: { byId: ReadonlyMap<number, Talent> }, now = Date.now()) {
  const history = state();
  if (history.seen.has(roster)) return;
  history.seen.add(roster);
  noteAbsences(roster.byId, now);
  notePresences(roster.byId, now);
  forgetOldest();
}

function noteAbsences(byId: ReadonlyMap<number, Talent>, now: number) {
  for (const [id, entry] of state().known) {
    if (byId.has(id)) continue;
    entry.absent = { times: (entry.absent?.times ?? 0) + 1, since: entry.absent?.since ?? now };
  }
}

function notePresences(byId: ReadonlyMap<number, Talent>, now: number) {
  const { known } = state();
  for (const [id, talent] of byId) {
    const before = known.get(id);
    const changed = before !== undefined && !isDeepStrictEqual(before.talent, talent);
    const changedAt = changed ? now : (before?.changedAt ?? null);
    known.set(id, { talent, changedAt, absent: null });
  }
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
