/** Bounds of a PDF and of the server that makes it. Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  /** How long a request waits for the one that is being made. */
  waitMs: 10_000,
  /** Requests that wait, and documents that are being made or read. One takes up to 10 MB until it is read. */
  mostWaiting: 20,
  mostOpen: 24,
  /** What a refused request is told to wait, in seconds. */
  retrySeconds: 5,
  /** A connection on which the visitor reads nothing for this long is closed. */
  readerIdleMs: 60_000,
  /** All pictures of one document. */
  photosMs: 15_000,
  photoBytes: 9_000_000,
  /** Drawing one picture, in seconds. */
  photoSeconds: 5,
};
