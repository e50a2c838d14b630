import { useEffect } from 'react';

/** Where the focus of a keyboard must not be chased by new cards. */
const RESTING_PLACES = 'footer, [rel="next"]';

/**
 * Lets the list grow when its end comes into view. Not while the keyboard's focus is at that end or
 * in the footer: there the visitor is on the way out, and more cards would keep the footer away.
 */
export function useGrowth(
  atEnd: boolean,
  length: number,
  grow: () => void,
  onIntent: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may be in view after growing, too
  useEffect(() => {
    if (!atEnd || document.activeElement?.closest(RESTING_PLACES)) return;
    onIntent();
    grow();
  }, [atEnd, length, grow, onIntent]);
}
