import { useSyncExternalStore } from 'react';
import { type SelectionView, selectionView } from '@/lib/favorites/ids';

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The display of the visitor's own selection, read from the URL's hash. */
export function useSelectionView(): SelectionView {
  return useSyncExternalStore(
    follow,
    () => selectionView(window.location.hash.slice(1)),
    () => 'list',
  );
}

/** Shows another display. Pushes a history entry, so that Back returns to the previous one. */
export function showView(view: SelectionView): void {
  // A hash link would add an entry that the router cannot restore.
  const address = view === 'list' ? window.location.pathname : `#${view}`;
  window.history.pushState(null, '', address);
  for (const listener of listeners) listener();
}
