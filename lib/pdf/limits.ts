/** Limits for one PDF and for all PDFs of this process. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  /** How long a request waits for those ahead of it. */
  waitMs: 10_000,
  /** Requests that may wait. */
  mostWaiting: 20,
  /** Documents that wait, are drawn or are being sent. Each takes up to 10 MB of memory until it is sent. */
  mostOpen: 24,
  /** `Retry-After` of a refused request, in seconds. */
  retrySeconds: 5,
  /** A connection on which the visitor reads nothing for this long is closed. */
  readerIdleMs: 60_000,
  /** All pictures of one document together. */
  photosMs: 15_000,
  photoBytes: 9_000_000,
  /** Processing one picture with sharp, in seconds. */
  photoSeconds: 5,
};
