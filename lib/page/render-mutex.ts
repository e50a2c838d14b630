import 'server-only';
import { yieldInOrder } from '../platform/event-loop';
import { onResponseStart } from '../platform/next/answer-status.mjs';
import { processWide } from '../platform/process-wide.mjs';

/** A slot is given up after this time (ms), whatever became of its page. */
const MOST_MS = 1_000;

const slot = processWide('render-slot', () => ({
  free: true,
  waiting: [] as (() => void)[],
}));

/**
 * Waits until no other page is being rendered: React would work on all of them in one turn of the
 * event loop, and everything else would wait for all of them. The slot is free again when the page
 * begins to be sent: what reading it takes is nobody's wait.
 */
export async function acquireRenderMutex(): Promise<void> {
  if (slot.free) slot.free = false;
  else await new Promise<void>((resolve) => slot.waiting.push(resolve));
  let held = true;
  const leave = () => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    const next = slot.waiting.shift();
    // In a turn of its own, so that others come in between.
    if (next) void yieldInOrder().then(next);
    else slot.free = true;
  };
  const timer = setTimeout(leave, MOST_MS);
  onResponseStart(leave);
}
