import { useSyncExternalStore } from 'react';

/** The hash of the visitor's own selection while its talents are compared. */
const COMPARING = '#compare';

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Whether the visitor is comparing the talents of their selection. */
export function useComparing(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.location.hash === COMPARING,
    () => false,
  );
}

/** Shows the comparison or the list. Pushes an entry to the history, so that Back undoes it. */
export function compare(on: boolean): void {
  // A hash link would add an entry that the router cannot restore.
  window.history.pushState(null, '', on ? COMPARING : window.location.pathname);
  for (const listener of listeners) listener();
}
