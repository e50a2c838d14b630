// biome-ignore-start lint/style/noRestrictedImports: this module takes the place of Next's own
import { publicAppRouterInstance as router } from 'next/dist/client/components/app-router-instance';
import { waitForSegmentCacheEntry as wait } from 'next/dist/client/components/segment-cache/cache';

export * from 'next/dist/client/components/segment-cache/cache';
// biome-ignore-end lint/style/noRestrictedImports: as above

/**
 * Waits for the prefetch that is under way when its page is opened, like Next's function of this name.
 * When the prefetch fails, Next would wait forever and show a blank page. The refresh requests the
 * data again, and the response decides: the page, another address, or a document with an error.
 *
 * @type {typeof wait}
 */
export async function waitForSegmentCacheEntry(pending) {
  const entry = await wait(pending);
  if (entry === null) router.refresh();
  return entry;
}
