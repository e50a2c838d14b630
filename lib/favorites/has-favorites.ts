import 'client-only';
import { storedItem } from '../platform/browser-storage';
import { TALENTS_KEY } from './storage-key';

/*
 * Whether there may be favorites. Every page needs only this; the code of the selection is loaded
 * where there is something to show.
 */

const stored = storedItem('local', TALENTS_KEY, (text) => text);
const listeners = new Set<() => void>();

/** True once this page changed the selection, even if the browser could not store it. */
let changed = false;

/** True if the visitor may have favorites: some are stored, or this page changed them. */
export function mayHaveFavorites(): boolean {
  return changed || stored.get() !== null;
}

/** Notifies the listeners of `onFavorites`; the store calls it after every change. */
export function notifyFavoritesChange(): void {
  changed = true;
  for (const listener of listeners) listener();
}

/** Calls back when the selection may have changed, in any tab. Returns the unsubscribe function. */
export function onFavorites(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page restored from the back/forward cache missed the changes of other tabs.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
