import 'server-only';
import { cache } from 'react';

/** When the first of some answers becomes stale (ms since the epoch), and the tags of all. */
type RenderedReads = { until: number; tags: Set<string> };

/**
 * What the page that is being rendered has read so far; each read adds to it, and the page kernel
 * hands it to the page cache. Outside of a rendering, additions are discarded.
 */
export const renderedReads = cache(
  (): RenderedReads => ({ until: Number.POSITIVE_INFINITY, tags: new Set() }),
);
