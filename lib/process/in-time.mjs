/**
 * The result of `work`; rejects with what `late` returns after `ms` milliseconds. After a busy event
 * loop, timeout and result may be due in the same tick: `setImmediate` lets the result win.
 *
 * Plain JavaScript: Redis is loaded outside of Next's bundles.
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms
 * @param {() => unknown} late
 * @returns {Promise<T>}
 */
export async function inTime(work, ms, late) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(late())), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
