import { useCallback, useSyncExternalStore } from 'react';

/** Holds for a visitor who wants nothing to move. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** True while the window answers to a media query; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
