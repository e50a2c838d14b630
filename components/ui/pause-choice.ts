import { useSyncExternalStore } from 'react';

/** The visitor's choice, shared by all carousels until the page is reloaded; null before the first. */
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

/** Pauses or plays all carousels; null restores the default. */
export function choosePause(paused: boolean | null): void {
  chosen = paused;
  for (const listener of listeners) listener();
}
