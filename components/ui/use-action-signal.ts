import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { NAVIGATION_START } from '@/components/ui/page-transitions';

/**
 * Cancellation of event handlers that await something. `begin` aborts the action before and returns
 * the signal of a new one, to be checked after each `await`. Unmounting and a navigation to another
 * page abort it too: a history entry that is pushed while the next page loads cancels the navigation.
 */
export function useActionSignal() {
  const latest = useRef<AbortController>(undefined);
  const cancel = useCallback(() => latest.current?.abort(), []);
  const begin = useCallback(() => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  }, []);

  useLayoutEffect(() => {
    window.addEventListener(NAVIGATION_START, cancel);
    return () => {
      window.removeEventListener(NAVIGATION_START, cancel);
      cancel();
    };
  }, [cancel]);

  return useMemo(() => ({ begin, cancel }), [begin, cancel]);
}
