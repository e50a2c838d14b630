import 'server-only';

/** Bounds of every exchange with the two services. Times in milliseconds, sizes in bytes. */
export const PANEL_LIMITS = {
  /**
   * How long a visitor waits for all reads of one page together: it leaves a busy server what it needs
   * to say within 3 s that it could not.
   */
  readMs: 2_300,
  /** One read or sign-in, which goes on behind a visitor who waits no longer. */
  refreshMs: 10_000,
  writeMs: 30_000,
  /** A roster of 10,000 talents is about 5 MB. */
  answerBytes: 32 * 1024 * 1024,
  galleryBytes: 128 * 1024 * 1024,
  /** A zip is passed on no faster than the visitor's connection takes it. */
  galleryMs: 180_000,
  /** A token is renewed this long before it expires. */
  tokenMarginMs: 60_000,
  /** How long a token is used whose service does not say. */
  tokenMs: 50 * 60_000,
  /** A service grants, or refuses, one sign-in within this time. */
  signInMs: 5_000,
  /** How many calls are repeated at once when something is said to have changed. */
  refreshedAtOnce: 20,
  /** How many answers are kept at most. */
  keptReads: 3_000,
  /** How many reads that have no answer to keep are remembered, so that they are not repeated. */
  keptMisses: 1_000,
  /** After a failure the same read is tried again once this has passed. */
  pauseMs: 3_000,
  /** A read that has no answer after this time holds up no other try. */
  hangMs: 5_000,
  /** The longest wait that a service may ask for with `Retry-After`. */
  longestPauseMs: 60_000,
  /** A GET that failed within this time may be tried once more. */
  quickMs: 500,
  /** So many failures in a row end the calls to a route, until one try gets through again. */
  failuresInARow: 5,
  /** An answer that failed lately is waited for no longer than this. */
  failingWaitMs: 300,
  /** For how long a read that failed counts as failing. */
  failingMs: 15_000,
  /** A doubtful answer is believed when it has come so often... */
  doubtTimes: 3,
  /** ...over at least this time. */
  doubtMs: 600_000,
} as const;

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_MS = {
  roster: 300_000,
  page: 300_000,
  options: 86_400_000,
} as const;
