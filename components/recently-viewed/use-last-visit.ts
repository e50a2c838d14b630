import { useEffect, useState } from 'react';

/**
 * The highest id of the roster at the visitor's last visit; null until it is read, on a first
 * visit, and for a visitor who opted out. `newest` is the highest id now.
 */
export function useLastVisit(newest: number): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let here = true;
    // A timer, so that this loads after what the page itself needs.
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
