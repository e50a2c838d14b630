import { RELOAD_GUARD_MS } from '@/lib/constants';
import { storedItem } from '@/lib/platform/browser-storage';

const lastReload = storedItem('session', 'chunk-reload', Number);
const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** True for the failure of a script of the page: the site was renewed since the page was opened. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}

/**
 * Reloads the page when its scripts are gone, at most once within the guard's time. True when it
 * does. `now` in milliseconds.
 */
export function reloadOnce(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): boolean {
  if (!isChunkFailure(error)) return false;
  if (now - (lastReload.get() ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  // Where nothing can be stored, nothing would end the reloading.
  if (!lastReload.set(now)) return false;
  reload();
  return true;
}
