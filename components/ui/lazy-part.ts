import { useEffect, useEffectEvent, useState } from 'react';
import { storedItem } from '@/lib/browser-storage';
import { RELOAD_GUARD_MS } from '@/lib/config/constants';
import type { Once } from './once';
import { sayUnopened } from './reachable';

const CHUNK_FAILURE = /ChunkLoadError|loading (css )?chunk|load chunk|dynamically imported module/i;

/** Event on the window: a part of the page could not be loaded. */
export const PART_LOST = 'part-lost';

/** Data of another build than the page's, as after a deploy. */
export class OtherBuild extends Error {}

/** Whether the page may be that of an earlier build, whose chunks are gone: a reload helps. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof OtherBuild) return true;
  return error instanceof Error && CHUNK_FAILURE.test(`${error.name}: ${error.message}`);
}

const lastReload = storedItem('session', 'chunk-reload', Number);

/** Whether it reloads the page: online, after a chunk failure, at most once within `RELOAD_GUARD_MS`. */
export function reloadOnce(error: unknown): boolean {
  if (!isOutdated(error) || !navigator.onLine) return false;
  const now = Date.now();
  if (now - (lastReload.get() ?? Number.NEGATIVE_INFINITY) < RELOAD_GUARD_MS) return false;
  // Without storage this could reload in an endless loop.
  if (!lastReload.set(now)) return false;
  window.location.reload();
  return true;
}

/** Reloads the page if that may bring the lost part, or else tells the visitor. True if it reloads. */
export function handleLost(error: unknown): boolean {
  if (!navigator.onLine) sayUnopened();
  else if (reloadOnce(error)) return true;
  else window.dispatchEvent(new Event(PART_LOST));
  return false;
}

/**
 * A part of the page that is loaded while it is open; null until then. `onLost` is called if it cannot be
 * loaded, and has to close it; the next opening retries. While the page is being reloaded it stays open:
 * closing an overlay goes back in the history, which would cancel the reload. Without `onLost` a failure is
 * ignored.
 */
export function useLazyPart<T>(part: Once<T>, isOpen: boolean, onLost?: () => void): T | null {
  const [, setLoaded] = useState<T | null>(part.ready);
  const fail = useEffectEvent((error: unknown) => {
    if (onLost && !handleLost(error)) onLost();
  });
  useEffect(() => {
    if (!isOpen || part.ready()) return;
    let wanted = true;
    part.load().then(
      (loaded) => wanted && setLoaded(() => loaded),
      (error) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [part, isOpen]);
  return isOpen ? part.ready() : null;
}
