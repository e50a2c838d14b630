import { useSyncExternalStore } from 'react';

/** The visitor's choice, for all carousels while the page is loaded; null until they made one. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the visitor paused the carousels: true or false, or null before the first choice. */
export function usePauseChoice(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
}

/** Pauses all carousels, or lets them play; null makes it the default again. */
export function choosePause(paused: boolean | null): void {
  chosen = paused;
  for (const listener of listeners) listener();
}
