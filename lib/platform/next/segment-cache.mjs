// biome-ignore-start lint/style/noRestrictedImports: this module takes the place of Next's own
import { publicAppRouterInstance as router } from 'next/dist/client/components/app-router-instance';
import { waitForSegmentCacheEntry as wait } from 'next/dist/client/components/segment-cache/cache';

export * from 'next/dist/client/components/segment-cache/cache';
// biome-ignore-end lint/style/noRestrictedImports: as above

/**
 * Like Next's function of this name, waits for a prefetch that is pending when its page is opened.
 * If the prefetch fails, Next would suspend forever and leave the page blank. The refresh requests
 * the data again; its response shows the page, redirects, or loads a document with the error.
 *
 * @type {typeof wait}
 */
export async function waitForSegmentCacheEntry(pending) {
  const entry = await wait(pending);
  if (entry === null) router.refresh();
  return entry;
}
