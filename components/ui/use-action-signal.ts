import { useLayoutEffect, useState } from 'react';
import { NAVIGATION_START } from './page-transitions';

/**
 * Cancellation of event handlers that await something. `begin` aborts the action before and returns
 * the signal of a new one, to be checked after each `await`. Unmounting and a navigation to another
 * page abort it too: a history entry that is pushed while the next page loads cancels the navigation.
 */
export function useActionSignal() {
  const [actions] = useState(cancelable);
  useLayoutEffect(() => {
    window.addEventListener(NAVIGATION_START, actions.cancel);
    return () => {
      window.removeEventListener(NAVIGATION_START, actions.cancel);
      actions.cancel();
    };
  }, [actions]);
  return actions;
}

function cancelable() {
  let latest = new AbortController();
  const cancel = () => latest.abort();
  const begin = () => {
    cancel();
    latest = new AbortController();
    return latest.signal;
  };
  return { begin, cancel };
}
