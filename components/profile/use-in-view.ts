import { type RefObject, useEffect, useState } from 'react';

/** The photos that are wholly in view, first and last, from 0. */
export type InView = { first: number; last: number };

/** The share of a photo that counts as the whole, since browsers round. */
const WHOLE = 0.97;

/** Which children of a row are wholly in view; null until that is known. */
export function useInView(row: RefObject<HTMLElement | null>): InView | null {
  const [inView, setInView] = useState<InView | null>(null);
  useEffect(() => {
    const items = Array.from(row.current?.children ?? []);
    const whole = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const place = items.indexOf(target);
          if (intersectionRatio >= WHOLE) whole.add(place);
          else whole.delete(place);
        }
        // During a move no photo may be wholly in view: the last known ones stay.
        if (whole.size > 0) setInView({ first: Math.min(...whole), last: Math.max(...whole) });
      },
      { root: row.current, threshold: WHOLE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}
