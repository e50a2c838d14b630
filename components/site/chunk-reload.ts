import { RELOAD_GUARD_MS } from '@/lib/site-timing';

const STORAGE_KEY = 'chunk-reload';
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
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    // Where nothing can be remembered, nothing would end the reloading.
    return false;
  }
  reload();
  return true;
}
