import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { createYielder } from '../platform/event-loop';
import { processWide } from '../platform/process-wide.mjs';
import { publishRemoval } from '../platform/removed-records.mjs';
import { TIMES } from '../platform/times.mjs';
import type { Talent } from '../talents/talent';
import { type Absent, persistAbsent, readAbsent, reduced } from './absent-talents';

/** How many rosters in a row, over `TIMES.departures.absentMs`, must lack a departed talent. */
const ABSENCES = 3;

/** The most talents in the history: the whole roster, and as many departed ones. */
const MOST_KNOWN = 20_000;

type Known = Omit<Absent, 'absence'> & {
  absence: Absent['absence'] | null;
  /** When a change of the record was noticed (ms since the epoch); null if never. */
  changedAt: number | null;
};

/** A roster as read. `unreadable`: ids of records that are present but could not be parsed. */
type Observed = {
  byId: ReadonlyMap<number, Talent>;
  unreadable?: ReadonlySet<number>;
};

const state = () =>
  processWide('roster-history', () => ({
    known: new Map<number, Known>(),
    /** By roster: the promise of its comparison with the previous ones. */
    comparisons: new WeakMap<object, Promise<void>>(),
    last: Promise.resolve(),
    /** False until there is a roster to compare the next one against. */
    begun: false,
    recalled: null as Promise<void> | null,
  }));

/** Loads, once, the talents that an earlier process found absent. */
export function recallAbsent(): Promise<void> {
  const history = state();
  history.recalled ??= readAbsent().then((absent) => {
    for (const entry of absent) {
      const { id } = entry.talent;
      if (history.known.has(id)) continue;
      history.known.set(id, { ...entry, changedAt: null });
      // This instance may have been down when the others saw the departure.
      if (entry.departed) publishRemoval(`talent:${id}`);
    }
  });
  return history.recalled;
}

/**
 * Compares a roster with the previous ones, yielding to the event loop; observing the same one
 * twice has no effect. A talent has departed once three consecutive rosters over ten minutes lack
 * them, or at once with `force`. Then `publishRemoval` purges every cache. This is the only place
 * that decides departures.
 */
export function observeRoster(
  roster: Observed,
  { now = Date.now(), force = false }: { now?: number; force?: boolean } = {},
): Promise<void> {
  const history = state();
  const begun = history.comparisons.get(roster);
  if (begun) return begun;
  history.last = history.last.then(() => compare(roster, now, force));
  history.comparisons.set(roster, history.last);
  return history.last;
}

/**
 * Publishes `talent:*`. Without an earlier roster to compare with, talents may have departed
 * unnoticed, so caches that outlive the process must purge what is older than it.
 */
export function observeNoHistory(): void {
  publishRemoval('talent:*');
}

async function compare(roster: Observed, now: number, force: boolean): Promise<void> {
  const before = absentOnes().length;
  const departed = noteAbsences(roster, now, force);
  await notePresences(roster.byId, now);
  forgetOldest();
  if (departed.length > 0) {
    console.info(`${departed.length} talents have departed; their cached data is purged`);
    for (const id of departed) publishRemoval(`talent:${id}`);
  }
  const absent = absentOnes();
  if (before + absent.length > 0) void persistAbsent(absent, now);
}

function absentOnes(): Absent[] {
  return [...state().known.values()].flatMap(({ talent, absence, departed }) =>
    absence ? { talent, absence, departed } : [],
  );
}

/** Records who is missing. Returns the ids of talents who depart with this roster. */
function noteAbsences({ byId, unreadable }: Observed, now: number, force: boolean): number[] {
  const departed: number[] = [];
  for (const [id, entry] of state().known) {
    if (byId.has(id)) continue;
    if (unreadable?.has(id)) {
      if (!entry.departed) entry.absence = null;
      continue;
    }
    entry.talent = reduced(entry.talent);
    const { times, since } = entry.absence ?? { times: 0, since: now };
    entry.absence = { times: times + 1, since };
    const believed = times + 1 >= ABSENCES && now - since >= TIMES.departures.absentMs;
    if (entry.departed || !(force || believed)) continue;
    entry.departed = true;
    departed.push(id);
  }
  return departed;
}

async function notePresences(byId: Observed['byId'], now: number): Promise<void> {
  const history = state();
  const yieldIfDue = createYielder();
  for (const [id, talent] of byId) {
    const before = history.known.get(id);
    // The first roster has nothing to compare against.
    const changed = before ? !isDeepStrictEqual(before.talent, talent) : history.begun;
    const changedAt = changed ? now : (before?.changedAt ?? null);
    history.known.set(id, { talent, changedAt, absence: null, departed: false });
    await yieldIfDue();
  }
  history.begun = true;
}

/** When a change of a talent was noticed; null if never. */
export function talentChangedAt(id: number): Date | null {
  const changedAt = state().known.get(id)?.changedAt ?? null;
  return changedAt === null ? null : new Date(changedAt);
}

/** The departed talent who had this id; null for any other id. */
export function departedTalent(id: number): Talent | null {
  const entry = state().known.get(id);
  return entry?.departed ? entry.talent : null;
}

/** Evicts absent talents beyond the bound, the oldest entries first. */
function forgetOldest() {
  const { known } = state();
  for (const [id, { absence }] of known) {
    if (known.size <= MOST_KNOWN) return;
    if (absence) known.delete(id);
  }
}
