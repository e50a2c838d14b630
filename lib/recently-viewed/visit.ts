import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { followSeen, isKeeping, SEEN_KEYS } from './keeping';

/** A visit ends when nothing was done for so long (ms). */
const PAUSE_MS = 30 * 60_000;
/** What is done is noted this often (ms). */
const NOTED_MS = 60_000;
const DEEDS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * What is kept of a visit. The panel numbers talents as they come, and says nothing else of when they
 * came: whoever has a higher id than anybody had at the last visit is new.
 */
export type Visit = {
  v: 1;
  /** When something was done last, in ms since the epoch. */
  at: number;
  /** The highest id of the roster as this visit knows it. */
  newest: number;
  /** The same of the visit before; null when this is the first. */
  since: number | null;
};

/** The visit that a list is opened in: the one that was kept, or the next one. */
export function visitOn(kept: Visit | null, newest: number, now: number): Visit {
  if (!kept) return { v: 1, at: now, newest, since: null };
  return {
    v: 1,
    at: now,
    newest: Math.max(kept.newest, newest),
    since: isOver(kept, now) ? kept.newest : kept.since,
  };
}

function isOver({ at }: Visit, now: number): boolean {
  return now - at > PAUSE_MS;
}

const stored = storedItem('local', SEEN_KEYS.visit, (text): Visit | null => {
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
 * Notes that a list is open, and what is done there. Tells the highest id of the last visit, now and
 * when that changes; null on a first visit, and for who wants nothing kept. Gives what ends it.
 */
export function followVisit(newest: number, tell: (since: number | null) => void): () => void {
  if (isKeeping() && isCount(newest)) stored.set(visitOn(stored.get(), newest, Date.now()));
  const read = () => tell(isKeeping() ? (stored.get()?.since ?? null) : null);
  read();

  let noted = Date.now();
  const done = () => {
    const now = Date.now();
    if (now - noted < NOTED_MS) return;
    noted = now;
    const visit = stored.get();
    // The next visit begins with the next list, not in the middle of this one.
    if (visit && isKeeping() && !isOver(visit, now)) stored.set({ ...visit, at: now });
  };
  for (const deed of DEEDS) window.addEventListener(deed, done, { passive: true, capture: true });
  const leave = followSeen(read);
  return () => {
    for (const deed of DEEDS) window.removeEventListener(deed, done, { capture: true });
    leave();
  };
}
