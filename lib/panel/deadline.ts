import 'server-only';
import { cache } from 'react';
import { inTime } from '../process/in-time.mjs';
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
  await inTime(work, ms, () => null).catch(() => {});
}
