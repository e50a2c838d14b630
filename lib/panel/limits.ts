import 'server-only';
import { TIMES } from '../config/times.mjs';

/** Limits of every exchange with the two services. Times in milliseconds, sizes in bytes. */
export const PANEL_LIMITS = {
  ...TIMES.services,
  ...TIMES.signIn,
  /** A roster of 10,000 talents is about 5 MB. */
  answerBytes: 32 * 1024 * 1024,
  galleryBytes: 128 * 1024 * 1024,
  /** How many reads an invalidation repeats at once; the others follow on demand. */
  refreshedAtOnce: 20,
  /** The size of the cache of answers, in entries. */
  cachedAnswers: 2_000,
  /** The size of the negative cache: reads without an answer, so that they are not repeated. */
  cachedMisses: 1_000,
  /** An implausible answer is accepted after this many repetitions over at least `doubtMs`. */
  doubtTimes: 3,
} as const;

/** How long a cached answer is fresh, in milliseconds. */
export const FRESH_MS = TIMES.fresh;
