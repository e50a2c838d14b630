import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { SENTINEL_THRESHOLD } from '@/lib/config/constants';

const END = { threshold: SENTINEL_THRESHOLD, rootMargin: '0px 0px 600px' };

/** Events of a mouse, a trackpad or a finger. */
const POINTING = ['wheel', 'pointerdown', 'touchmove'] as const;

/** Where keyboard focus stops the list from growing; a clicked button does not match `:focus-visible`. */
const KEYBOARD_FOCUS = ['#list', '[rel="next"]', '.seen', 'footer']
  .map((place) => `:is(${place}, ${place} *):focus-visible`)
  .join();

/**
 * Lets the list grow when its end comes into view. Not after a key, nor while keyboard focus is in the
 * list or past it: new cards would keep the link to more and the footer out of reach until all are
 * shown. Returns the ref for the element at the end; `length` is how many places there are before it.
 */
export function useGrowth(length: number, grow: () => void): RefCallback<Element> {
  const [byKeyboard, setByKeyboard] = useState(false);
  const { ref, entry, inView } = useInView(END);

  useEffect(() => {
    const press = () => setByKeyboard(true);
    const point = () => setByKeyboard(false);
    const over = new AbortController();
    const options = { passive: true, capture: true, signal: over.signal };
    document.addEventListener('keydown', press, options);
    for (const input of POINTING) document.addEventListener(input, point, options);
    return () => over.abort();
  }, []);

  const growIfInView = useEffectEvent(() => {
    if (inView && !byKeyboard && !document.querySelector(KEYBOARD_FOCUS)) grow();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry, and the mouse after a key
  useEffect(() => growIfInView(), [entry, byKeyboard]);

  // The end may still be in view after a step. When the ref callback changes, React calls it again, so
  // the end is observed again and reports a new entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step changes the length
  return useCallback((end: Element | null) => ref(end), [length, ref]);
}
