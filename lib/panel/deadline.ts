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
