import { type RefObject, useEffect, useState } from 'react';

/** The first and last photo that are completely visible, from 0. */
export type InView = { first: number; last: number };

/** The visible share that counts as all of a photo, because browsers round. */
const WHOLE = 0.97;

/** Which children of a row are completely visible; null until that is measured. */
export function useVisiblePhotos(row: RefObject<HTMLElement | null>): InView | null {
  const [inView, setInView] = useState<InView | null>(null);
  useEffect(() => {
    const items = Array.from(row.current?.children ?? []);
    const whole = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = items.indexOf(target);
          if (intersectionRatio >= WHOLE) whole.add(index);
          else whole.delete(index);
        }
        // While the row moves no photo may be completely visible: the last known range stays.
        if (whole.size > 0) setInView({ first: Math.min(...whole), last: Math.max(...whole) });
      },
      { root: row.current, threshold: WHOLE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}
