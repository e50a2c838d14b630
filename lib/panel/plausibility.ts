import 'server-only';
import { TIMES } from '../config/times';
import { PANEL_LIMITS } from './limits';

/** The run of implausible answers of one read: how many, and since when (ms since the epoch). */
export type Doubts = { times: number; since: number };

/**
 * Counts one more answer. `why` is the reason to doubt it; null if plausible. Returns undefined to
 * accept the answer: a service that repeats itself often enough, for long enough, means it.
 */
export function stillImplausible(
  before: Doubts | undefined,
  why: string | null,
): Doubts | undefined {
  if (why === null) return undefined;
  const now = Date.now();
  const { times, since } = before ?? { times: 0, since: now };
  const believed = times + 1 >= PANEL_LIMITS.doubtTimes && now - since >= TIMES.services.doubtMs;
  return believed ? undefined : { times: times + 1, since };
}

/** Rejects a list that has become empty or less than half as long. Returns the reason, or null. */
export function rejectShorter(next: readonly unknown[], previous: readonly unknown[] | undefined) {
  if (!previous || next.length * 2 >= previous.length) return null;
  return `${next.length} records instead of ${previous.length}`;
}

/** Rejects a list that has become empty. Losing many records at once may be a legitimate edit. */
export function rejectEmptied(next: readonly unknown[], previous: readonly unknown[] | undefined) {
  return previous?.length && next.length === 0 ? `no record instead of ${previous.length}` : null;
}
