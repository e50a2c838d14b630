import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a piece of work may block the event loop before it yields, in milliseconds. */
const MAX_BLOCK_MS = 5;

/**
 * Returns a function for long work to call between its pieces. It yields once the work has blocked
 * the event loop for a few milliseconds; otherwise it returns undefined: nothing to await.
 */
export function createYielder(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < MAX_BLOCK_MS) return undefined;
    return nextTurn().then(() => {
      begunAt = performance.now();
    });
  };
}
