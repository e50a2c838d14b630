import 'server-only';

/** Bounds of every exchange with the two services. Times in milliseconds, sizes in bytes. */
export const PANEL_LIMITS = {
  /** All reads of one page together, sign-in, retries and all. */
  readMs: 2_500,
  writeMs: 30_000,
  /** A roster of 10,000 talents is about 5 MB. */
  answerBytes: 32 * 1024 * 1024,
  galleryBytes: 128 * 1024 * 1024,
  /** A zip is passed on no faster than the visitor's connection takes it. */
  galleryMs: 180_000,
  getRetries: 1,
  retryDelayMs: 100,
  /** A token is renewed this long before it expires. */
  tokenMarginMs: 60_000,
  /** How long a token is used whose service does not say. */
  tokenMs: 50 * 60_000,
  /** How many reads are kept at most. */
  keptReads: 3_000,
  /** After a failed refresh the kept answer stands this long before the next try. */
  staleRetryMs: 5_000,
  /** A failed first read is not tried again within this time. */
  failureMs: 500,
} as const;

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_MS = {
  roster: 300_000,
  page: 300_000,
  options: 86_400_000,
} as const;
