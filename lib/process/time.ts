/**
 * The result of `work`; rejects with what `late` returns after `ms` milliseconds. After a busy event
 * loop, timeout and result may be due in the same tick: `setImmediate` lets the result win.
 */
export async function inTime<T>(work: Promise<T>, ms: number, late: () => unknown): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(late())), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The time in milliseconds by a monotonic clock, which began with the time of day at the start of the
 * process. Lifetimes are measured by it, as a correction of the system's clock would lengthen or end
 * them. Compare it only with other times of this clock and this process.
 */
export function monotonicNow() {
  return performance.timeOrigin + performance.now();
}
