import { type RefCallback, useCallback } from 'react';
import { SENTINEL_THRESHOLD } from '@/lib/config/constants';

const END = { threshold: SENTINEL_THRESHOLD, rootMargin: '0px 0px 600px' };

/** Where keyboard focus stops the list from growing; a clicked button does not match `:focus-visible`. */
const KEYBOARD_FOCUS = ['#list', '[rel="next"]', 'footer']
  .map((place) => `:is(${place}, ${place} *):focus-visible`)
  .join();

/**
 * Lets the list grow when its end comes into view, also by keys that scroll. Not while keyboard focus is
 * in the list or past it: new cards would keep the link to more and the footer out of reach until all
 * are shown. Returns the ref for the element at the end. `grow` is another function after each step, since the
 * end may still be in view then: React calls the ref again, and a new observer reports at once.
 */
export function useGrowth(grow: () => void): RefCallback<Element> {
  return useCallback(
    (end: Element | null) => {
      if (!end) return;
      const growIfInView = (entries: readonly IntersectionObserverEntry[]) => {
        const inView = entries.at(-1)?.isIntersecting;
        if (inView && !document.querySelector(KEYBOARD_FOCUS)) grow();
      };
      const observer = new IntersectionObserver(growIfInView, END);
      observer.observe(end);
      // Once the focus has left the list, its end may be in view already.
      const observeAgain = () => {
        observer.unobserve(end);
        observer.observe(end);
      };
      document.addEventListener('focusout', observeAgain);
      return () => {
        document.removeEventListener('focusout', observeAgain);
        observer.disconnect();
      };
    },
    [grow],
  );
}
