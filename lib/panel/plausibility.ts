import 'server-only';
import { PANEL_LIMITS } from './limits';

/** Doubtful answers of one read in a row: how many, and since when (ms since the epoch). */
export type Doubts = { times: number; since: number };

/**
 * The doubts after one more answer, given why it is doubtful (null: it is not). Undefined when it is
 * to be believed: a service that says the same often enough, for long enough, means it.
 */
export function stillImplausible(
  before: Doubts | undefined,
  why: string | null,
): Doubts | undefined {
  if (why === null) return undefined;
  const now = Date.now();
  const { times, since } = before ?? { times: 0, since: now };
  const believed = times + 1 >= PANEL_LIMITS.doubtTimes && now - since >= PANEL_LIMITS.doubtMs;
  return believed ? undefined : { times: times + 1, since };
}

/** Doubts a list that has become empty or less than half as long. */
export function rejectShorter(next: readonly unknown[], previous: readonly unknown[] | undefined) {
  if (!previous || next.length * 2 >= previous.length) return null;
  return `${next.length} records in the place of ${previous.length}`;
}

/** Doubts a list that has become empty; one that loses many at once may be edited that way. */
export function rejectEmptied(next: readonly unknown[], previous: readonly unknown[] | undefined) {
  return previous?.length && next.length === 0
    ? `no record in the place of ${previous.length}`
    : null;
}
