import 'server-only';
import { processWide } from '../platform/process-wide.mjs';
import { publishRemoval } from '../platform/removed-records.mjs';
import { TIMES } from '../platform/times.mjs';
import type { Talent } from '../talents/talent';
import { type Absent, persistAbsent, readAbsent, reduced } from './absent-talents';
import type { Roster } from './roster';

/** How many accepted rosters in a row, over `TIMES.departures.absentMs`, must lack a departed talent. */
const ABSENCES = 3;

/** The maximum number of absent talents that are remembered. */
const MAX_ABSENT = 10_000;

type Accepted = Pick<Roster, 'byId' | 'unreadable'>;

const state = processWide('departures', () => ({
  absent: new Map<number, Absent>(),
  recalled: null as Promise<void> | null,
}));

/**
 * Compares an accepted roster with the one before it. A talent has departed once three rosters in a row
 * over ten minutes lack them, or one with `force`; then every cache purges what names them. A record
 * that cannot be read is not absent. This is the only place that decides departures.
 */
export function noteRoster(
  next: Accepted,
  { previous, force }: { previous: Accepted | undefined; force: boolean },
): void {
  const { absent } = state;
  const before = absent.size;
  const now = Date.now();
  // Talents may have departed unnoticed, so caches that outlive the process purge what is older.
  if (!previous) publishRemoval('talent:*');
  for (const [id, talent] of previous?.byId ?? []) {
    if (next.byId.has(id) || absent.has(id)) continue;
    absent.set(id, { talent: reduced(talent), times: 0, since: now, departed: false });
  }
  const departed: number[] = [];
  for (const [id, entry] of absent) {
    if (next.byId.has(id)) absent.delete(id);
    else if (entry.departed) continue;
    else if (next.unreadable.has(id)) entry.times = 0;
    else if (departsBy(entry, now, force)) departed.push(id);
  }
  for (const id of absent.keys()) if (absent.size > MAX_ABSENT) absent.delete(id);
  if (departed.length > 0) console.info(`${departed.length} talents have departed`);
  for (const id of departed) publishRemoval(`talent:${id}`);
  if (before + absent.size > 0) void persistAbsent([...absent.values()], now);
}

/** Counts one more absence. Returns true if the talent departs by it. */
function departsBy(entry: Absent, now: number, force: boolean): boolean {
  if (entry.times === 0) entry.since = now;
  entry.times += 1;
  const believed = entry.times >= ABSENCES && now - entry.since >= TIMES.departures.absentMs;
  entry.departed = force || believed;
  return entry.departed;
}

/** Loads, once, the talents that an earlier process found absent. */
export function recallAbsent(): Promise<void> {
  state.recalled ??= readAbsent().then((stored) => {
    for (const entry of stored) {
      state.absent.set(entry.talent.id, entry);
      // This instance may have been down when the others saw the departure.
      if (entry.departed) publishRemoval(`talent:${entry.talent.id}`);
    }
  });
  return state.recalled;
}

/** The departed talent who had this id; null for any other id. */
export function departedTalent(id: number): Talent | null {
  const entry = state.absent.get(id);
  return entry?.departed ? entry.talent : null;
}
