import 'server-only';
import { processWide } from './process-wide';

/** How long a piece of long work may take before others have their turn, in milliseconds. */
const PIECE_MS = 5;

const queue = processWide('turns', () => ({ last: Promise.resolve() }));

/**
 * Waits for a turn of the event loop that nobody else gets who waits here, so that many who begin
 * at once do not hold up everybody else together.
 */
function ownTurn(): Promise<void> {
  queue.last = queue.last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return queue.last;
}

/**
 * Gives what long work calls between its pieces: now and then it waits there for a turn of its own.
 * Undefined, and so nothing to wait for, as long as it has not taken long.
 */
export function pacer(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < PIECE_MS) return undefined;
    return ownTurn().then(() => {
      begunAt = performance.now();
    });
  };
}
