import { useLayoutEffect } from 'react';
import { announceAddress, entryState, type ListPosition, storeInEntry } from './address';
import { NAVIGATION_START } from './page-transitions';

/** The position in the current entry of the history; empty in a new one. */
export function listPosition(): ListPosition {
  return entryState().list ?? {};
}

function storePosition(position: ListPosition): void {
  storeInEntry({ list: { ...listPosition(), ...position, top: window.scrollY } });
}

export function growTo(shown: number): void {
  storePosition({ shown });
  announceAddress();
}

/**
 * Scroll restoration: stores where a list is scrolled to, and scrolls there when the visitor comes back
 * to its entry of the history. `content` is another value for another list or length. The browser's own
 * restoration is limited by the page's height at that moment, which is too small for a list that
 * renders later.
 */
export function useScrollPosition(content: string | number): void {
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const store = () => {
      if (window.location.pathname === pathname) storePosition({});
    };
    document.addEventListener('scrollend', store);
    // For a link that is pressed while the page still scrolls.
    window.addEventListener(NAVIGATION_START, store);
    return () => {
      document.removeEventListener('scrollend', store);
      window.removeEventListener(NAVIGATION_START, store);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content, another position
  useLayoutEffect(() => {
    const { top } = listPosition();
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [content]);
}
