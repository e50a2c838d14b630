import { isChunkFailure } from '@/components/ui/chunk-failure';
import { RELOAD_GUARD_MS } from '@/lib/constants';
import { storedItem } from '@/lib/platform/browser-storage';

const lastReload = storedItem('session', 'chunk-reload', Number);

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
