import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { entryKey, rememberPosition } from './list-position';
import type { RosterState } from './roster-state';

/**
 * Scroll restoration: stores, for each entry of the history, how far the list has grown and is
 * scrolled, and scrolls back there when the visitor returns to it.
 */
export function useListPosition({ shown, entry, restoredScroll }: RosterState): void {
  const remember = useEffectEvent(() => {
    // On the way to another entry the browser scrolls before the state is that entry's.
    if (entry === entryKey()) rememberPosition(entry, { shown, top: window.scrollY });
  });

  useEffect(() => {
    document.addEventListener('scroll', remember, { passive: true });
    return () => document.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    if (restoredScroll) window.scrollTo({ top: restoredScroll.top, behavior: 'instant' });
  }, [restoredScroll]);
}
