import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { HISTORY_KEYS, isHistoryOn, onHistoryChange } from './history';

/** The inactivity after which a visit ends, in ms. */
const INACTIVITY_MS = 30 * 60_000;
/** Throttles how often activity is recorded, in ms. */
const RECORD_INTERVAL_MS = 60_000;
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * The stored state of a visit. The panel numbers talents in order of arrival and sends no date: a
 * talent with a higher id than any at the last visit is new.
 */
export type Visit = {
  v: 1;
  /** The time of the last activity, in ms since the epoch. */
  at: number;
  /** The highest id of the roster during this visit. */
  newest: number;
  /** The highest id during the previous visit; null on a first visit. */
  since: number | null;
};

/** The visit to which opening a list belongs: the stored one, or a new one. */
export function visitOn(previous: Visit | null, newest: number, now: number): Visit {
  if (!previous) return { v: 1, at: now, newest, since: null };
  return {
    v: 1,
    at: now,
    newest: Math.max(previous.newest, newest),
    since: isOver(previous, now) ? previous.newest : previous.since,
  };
}

function isOver({ at }: Visit, now: number): boolean {
  return now - at > INACTIVITY_MS;
}

const stored = storedItem('local', HISTORY_KEYS.visit, (text): Visit | null => {
  const { v, at, newest, since } = Object(JSON.parse(text));
  const sound =
    v === 1 &&
    isCount(at) &&
    isCount(newest) &&
    (since === null || (isCount(since) && since <= newest));
  return sound ? { v, at, newest, since } : null;
});

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/**
 * Records that a list is open, and activity on it. Calls `onChange` with the highest id of the last
 * visit, now and on every change; null on a first visit or after an opt-out. Returns the cleanup
 * function.
 */
export function followVisit(newest: number, onChange: (since: number | null) => void): () => void {
  if (isHistoryOn() && isCount(newest)) stored.set(visitOn(stored.get(), newest, Date.now()));
  const read = () => onChange(isHistoryOn() ? (stored.get()?.since ?? null) : null);
  read();

  let recordedAt = Date.now();
  const recordActivity = () => {
    const now = Date.now();
    if (now - recordedAt < RECORD_INTERVAL_MS) return;
    recordedAt = now;
    const visit = stored.get();
    // A new visit starts when a list is opened, not in the middle of one.
    if (visit && isHistoryOn() && !isOver(visit, now)) stored.set({ ...visit, at: now });
  };
  for (const event of ACTIVITY_EVENTS)
    window.addEventListener(event, recordActivity, { passive: true, capture: true });
  const leave = onHistoryChange(read);
  return () => {
    for (const event of ACTIVITY_EVENTS)
      window.removeEventListener(event, recordActivity, { capture: true });
    leave();
  };
}
