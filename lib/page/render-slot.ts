import 'server-only';
import { whenAnswered } from '../platform/next/answer-status.mjs';
import { processWide } from '../platform/process-wide';

/** Pages that are rendered at a time: React works on all of them in one turn of the event loop. */
const SLOTS = 2;

/** A slot is given up after this time (ms): whoever reads an answer slowly holds up nobody. */
const MOST_MS = 50;

const slots = processWide('render-slots', () => ({
  free: SLOTS,
  waiting: [] as (() => void)[],
}));

/**
 * Waits until few enough pages are being rendered. With a crowd at once, everything else would wait
 * for all of them. The slot is free again when the page has been answered.
 */
export async function renderSlot(): Promise<void> {
  if (slots.free > 0) slots.free -= 1;
  else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  let held = true;
  const leave = () => {
    if (!held) return;
    held = false;
    clearTimeout(timer);
    const next = slots.waiting.shift();
    // In a turn of its own, so that others come in between.
    if (next) setImmediate(next);
    else slots.free += 1;
  };
  const timer = setTimeout(leave, MOST_MS);
  whenAnswered(leave);
}
