import { useSyncExternalStore } from 'react';

/** In the address of the visitor's own selection: the talents stand side by side. */
const COMPARING = '#compare';

const changed = new Set<() => void>();

function follow(tell: () => void): () => void {
  changed.add(tell);
  window.addEventListener('popstate', tell);
  return () => {
    changed.delete(tell);
    window.removeEventListener('popstate', tell);
  };
}

/** Whether the visitor compares the talents of their selection. */
export function useComparing(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.location.hash === COMPARING,
    () => false,
  );
}

/** Shows the talents side by side, or as a list again; Back takes a step of its own for it. */
export function compare(on: boolean): void {
  // Not a link within the page: the router would not find its way back to that.
  window.history.pushState(null, '', on ? COMPARING : window.location.pathname);
  for (const tell of changed) tell();
}
