import 'server-only';
import { TIMES } from '../platform/times.mjs';

/** Bounds of every exchange with the two services. Times in milliseconds, sizes in bytes. */
export const PANEL_LIMITS = {
  ...TIMES.services,
  ...TIMES.signIn,
  /** A roster of 10,000 talents is about 5 MB. */
  answerBytes: 32 * 1024 * 1024,
  galleryBytes: 128 * 1024 * 1024,
  /** How many calls are repeated at once when something is said to have changed. */
  refreshedAtOnce: 20,
  /** How many answers are cached at most. */
  keptReads: 3_000,
  /** How many reads that have no answer to cache are remembered, so that they are not repeated. */
  keptMisses: 1_000,
  /** So many failures in a row end the calls to a route, until one try gets through again. */
  failuresInARow: 5,
  /** An implausible answer is believed when it has come so often, over at least `doubtMs`. */
  doubtTimes: 3,
} as const;

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_MS = TIMES.fresh;
