import 'client-only';
import { useSyncExternalStore } from 'react';
import { mayHaveFavorites, onFavorites } from './has-favorites';

/*
 * The selection for pages where most visitors have none: its script is loaded for a visitor who may have
 * one, and by the first sign that a talent is about to be added.
 */

type Store = typeof import('./store');

let store: Store | null = null;
let watched = false;
const told = new Set<() => void>();

function tell(): void {
  for (const one of told) one();
}

/** Loads the selection. Rejects when its script cannot be loaded; a later call tries again. */
export async function loadFavorites(): Promise<Store> {
  const loaded = await import('./store');
  if (!store) {
    store = loaded;
    loaded.onFavoritesChange(tell);
    tell();
  }
  return loaded;
}

/** The selection where it is loaded already. */
export function loadedFavorites(): Store | null {
  return store;
}

/** Begins to load the selection, for what may be clicked next. */
export function expectFavorites(): void {
  loadFavorites().catch(() => {});
}

function subscribe(changed: () => void): () => void {
  const wake = () => mayHaveFavorites() && expectFavorites();
  if (!watched) onFavorites(wake);
  watched = true;
  wake();
  told.add(changed);
  return () => void told.delete(changed);
}

/** Whether a talent is in the visitor's selection; false until that is known. */
export function useIsFavorite(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store?.isFavorite(id) ?? false,
    () => false,
  );
}
