import { useEffect, useState } from 'react';

/**
 * The highest id of the roster at the visitor's last visit; null before it is known, on a first visit,
 * and for who wants nothing kept. `newest` is the highest one now.
 */
export function useLastVisit(newest: number): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let here = true;
    // Behind what the page itself loads.
    const timer = setTimeout(() => {
      import('@/lib/recently-viewed/visit').then(
        ({ followVisit }) => {
          if (here) leave = followVisit(newest, setSince);
        },
        () => {},
      );
    });
    return () => {
      here = false;
      clearTimeout(timer);
      leave?.();
    };
  }, [newest]);
  return since;
}
