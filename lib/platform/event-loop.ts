import 'server-only';
import { processWide } from './process-wide.mjs';

/** How long a task may block the event loop before it yields, in milliseconds. */
const MAX_BLOCK_MS = 5;

const state = processWide('turns', () => ({
  /** The tail of the queue of callers waiting to resume. */
  last: Promise.resolve(),
  waiting: 0,
  /** When the current tick of the event loop was first observed (`performance.now()`). */
  begunAt: null as number | null,
}));

/** Yields to the event loop. Callers resume one per tick, so that a burst cannot block it. */
export async function yieldInOrder(): Promise<void> {
  state.waiting += 1;
  state.last = state.last.then(() => new Promise((resolve) => setImmediate(resolve)));
  await state.last;
  state.waiting -= 1;
  observeTick();
}

/** When the current tick was first observed; now, if this is the first call in it. */
function observeTick(): number {
  if (state.begunAt !== null) return state.begunAt;
  state.begunAt = performance.now();
  setImmediate(() => {
    state.begunAt = null;
  });
  return state.begunAt;
}

/**
 * Call before a piece of work. Yields if the current tick is already long or others are waiting;
 * otherwise returns undefined, so there is nothing to await.
 */
export function yieldIfBusy(): Promise<void> | undefined {
  const elapsed = performance.now() - observeTick();
  return state.waiting > 0 || elapsed >= MAX_BLOCK_MS ? yieldInOrder() : undefined;
}

/**
 * Returns a function for long work to call between its pieces. It yields once the work has blocked
 * the event loop for a few milliseconds; otherwise it returns undefined: nothing to await.
 */
export function createYielder(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < MAX_BLOCK_MS) return undefined;
    return yieldInOrder().then(() => {
      begunAt = performance.now();
    });
  };
}
