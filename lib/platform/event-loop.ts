import 'server-only';
import { processWide } from './process-wide.mjs';

/** How long a piece of long work may take before others have their turn, in milliseconds. */
const PIECE_MS = 5;

const state = processWide('turns', () => ({
  /** Ends when nobody waits for a turn. */
  last: Promise.resolve(),
  waiting: 0,
  /** When the present turn of the event loop was first seen (as `performance.now` tells time). */
  begunAt: null as number | null,
}));

/**
 * Waits for a turn of the event loop that nobody else gets who waits here, so that many who begin
 * at once do not hold up everybody else together.
 */
export async function yieldInOrder(): Promise<void> {
  state.waiting += 1;
  state.last = state.last.then(() => new Promise((resolve) => setImmediate(resolve)));
  await state.last;
  state.waiting -= 1;
  noteTurn();
}

/** Notes when the present turn was first seen, and gives it: now, when nobody has looked at it yet. */
function noteTurn(): number {
  if (state.begunAt !== null) return state.begunAt;
  state.begunAt = performance.now();
  setImmediate(() => {
    state.begunAt = null;
  });
  return state.begunAt;
}

/**
 * What somebody waits for who is about to begin: a turn of their own when the present one has lasted
 * long, or when others wait already. Undefined, and so nothing to wait for, otherwise.
 */
export function yieldIfBusy(): Promise<void> | undefined {
  const lasted = performance.now() - noteTurn();
  return state.waiting > 0 || lasted >= PIECE_MS ? yieldInOrder() : undefined;
}

/**
 * Gives what long work calls between its pieces: now and then it waits there for a turn of its own.
 * Undefined, and so nothing to wait for, as long as it has not taken long.
 */
export function createYielder(): () => Promise<void> | undefined {
  let begunAt = performance.now();
  return () => {
    if (performance.now() - begunAt < PIECE_MS) return undefined;
    return yieldInOrder().then(() => {
      begunAt = performance.now();
    });
  };
}
