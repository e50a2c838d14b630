import 'server-only';
import { cache } from 'react';
import { PANEL_LIMITS } from './limits';

/**
 * When the reads of the page that is being rendered must be over (ms since the epoch): the same
 * moment for every read of one rendering, a new one for each call outside of a rendering.
 */
const deadline = cache(() => Date.now() + PANEL_LIMITS.readMs);

/** How much of the page's time for reads is left, in milliseconds; at least 1. */
export function readTimeLeft(): number {
  return Math.max(1, deadline() - Date.now());
}

/** Waits for work that does not reject, for `ms` at most. */
export async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    // What arrived while the process was busy is taken in first.
    timer = setTimeout(() => setImmediate(resolve), Math.max(0, ms));
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
