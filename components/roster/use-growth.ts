import { type RefCallback, useEffect, useEffectEvent, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { SENTINEL_THRESHOLD } from '@/lib/constants';

/** Where the focus of a keyboard must not be chased by new cards. */
const RESTING_PLACES = 'footer, .seen, [rel="next"]';

const END = { threshold: SENTINEL_THRESHOLD, rootMargin: '0px 0px 600px' };

/**
 * Lets the list grow when its end comes into view. Not while the keyboard's focus is at that end or
 * in the footer: there the visitor is on the way out, and more cards would keep the footer away.
 * Gives the ref of what stands at the end; `length` is how many places there are before it.
 */
export function useGrowth(length: number, grow: () => void): RefCallback<Element> {
  const [end, setEnd] = useState<Element | null>(null);
  const onEnd = useEffectEvent((inView: boolean) => {
    if (inView && !document.activeElement?.closest(RESTING_PLACES)) grow();
  });
  // Looked at anew after every step: what was seen before it is no reason for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step changes the length
  useEffect(() => (end ? observe(end, onEnd, END) : undefined), [end, length]);
  return setEnd;
}
