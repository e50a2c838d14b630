import 'server-only';
import { cache } from 'react';
import { PANEL_LIMITS } from './limits';

/**
 * The deadline for all reads of the page being rendered (ms since the epoch). React's `cache`
 * shares it within one rendering; outside of one, each call gets a new deadline.
 */
const deadline = cache(() => Date.now() + PANEL_LIMITS.readMs);

/** The milliseconds left before the page's read deadline; at least 1. */
export function readTimeLeft(): number {
  return Math.max(1, deadline() - Date.now());
}

/** Waits for work that never rejects, at most `ms` milliseconds. */
export async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    // After a busy event loop, pending I/O callbacks run before the timeout counts.
    timer = setTimeout(() => setImmediate(resolve), Math.max(0, ms));
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
