import 'client-only';
import { useSyncExternalStore } from 'react';
import { mayHaveFavorites, onFavorites } from './has-favorites';

/*
 * Lazy loading of the selection's store, for pages where most visitors have no selection. It is loaded if
 * there may be one, and when the visitor is about to add a talent.
 */

type Store = typeof import('./store');

let store: Store | null = null;
let watched = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Loads the store. Rejects if its script cannot be loaded; a later call tries again. */
export async function loadFavorites(): Promise<Store> {
  const loaded = await import('./store');
  if (!store) {
    store = loaded;
    loaded.onFavoritesChange(notify);
    notify();
  }
  return loaded;
}

/** The store if it is loaded; null otherwise. */
export function loadedFavorites(): Store | null {
  return store;
}

/** Starts to load the store, before a likely click. */
export function expectFavorites(): void {
  loadFavorites().catch(() => {});
}

function subscribe(listener: () => void): () => void {
  const wake = () => mayHaveFavorites() && expectFavorites();
  if (!watched) onFavorites(wake);
  watched = true;
  wake();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a talent is in the visitor's selection; false until the store is loaded. */
export function useIsFavorite(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store?.isFavorite(id) ?? false,
    () => false,
  );
}
