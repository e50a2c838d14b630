import 'server-only';
import { yieldInOrder } from '../platform/event-loop';
import { onResponseStart } from '../platform/next/answer-status.mjs';
import { processWide } from '../platform/process-wide.mjs';

/** The longest time that one page holds the mutex, in ms, even if it never responds. */
const MAX_HOLD_MS = 1_000;

const slot = processWide('render-slot', () => ({
  free: true,
  waiting: [] as (() => void)[],
}));

/**
 * A mutex for rendering: waits until no other page is being rendered. React would render concurrent
 * pages in one tick and block the event loop for all of them. The mutex is released when the
 * response starts. Reading data does not hold it.
 */
export async function acquireRenderMutex(): Promise<void> {
  if (slot.free) slot.free = false;
  else await new Promise<void>((resolve) => slot.waiting.push(resolve));
  let held = true;
  const release = () => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    const next = slot.waiting.shift();
    // Yields first, so that other work runs in between.
    if (next) void yieldInOrder().then(next);
    else slot.free = true;
  };
  const timer = setTimeout(release, MAX_HOLD_MS);
  onResponseStart(release);
}
