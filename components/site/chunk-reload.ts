import { isChunkFailure } from '@/components/ui/chunk-failure';
import { storedItem } from '@/lib/browser-storage';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';

const lastReload = storedItem('session', 'chunk-reload', Number);

/**
 * Reloads the page after a chunk failure, at most once within `RELOAD_GUARD_MS`. Returns whether it
 * reloads. `now` is in milliseconds.
 */
export function reloadOnce(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): boolean {
  if (!isChunkFailure(error)) return false;
  if (now - (lastReload.get() ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  // Without storage this could reload in an endless loop.
  if (!lastReload.set(now)) return false;
  reload();
  return true;
}
