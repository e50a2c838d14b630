import 'server-only';
import { cache } from 'react';

/**
 * What the page that is being rendered has read so far; each read adds to it, and the page kernel
 * hands it to the page cache. Outside of a rendering, additions are discarded.
 */
export const renderedReads = cache(() => ({
  /** When the first of the answers becomes stale (ms since the epoch). */
  until: Number.POSITIVE_INFINITY,
  /** The tags of all answers. */
  tags: new Set<string>(),
}));
