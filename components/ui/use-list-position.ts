import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { entryKey, rememberPosition } from './list-position';

type Props = {
  /** How many cards the list has grown to. */
  shown: number;
  /** The key of the list's entry in the history (`entryKey`); null while it has none. */
  entry: string | null;
  /** The scroll position to restore, in pixels; a new object each time the visitor comes back. */
  restoredScroll: { top: number } | null;
};

/**
 * Scroll restoration: stores, for each entry of the history, how far the list has grown and is
 * scrolled, and scrolls back there when the visitor returns to it. The browser's own restoration is
 * limited by the page's height at that moment, which is too small for a list that renders later.
 */
export function useListPosition({ shown, entry, restoredScroll }: Props): void {
  const remember = useEffectEvent(() => {
    // Navigating to another entry, the browser scrolls before the state is that entry's.
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
