import 'client-only';
import { storedItem } from '../platform/browser-storage';

/*
 * Whether there may be favorites, for what stands on every page: the selection itself is loaded where
 * there is something to show of it.
 */

/** Where this browser keeps the map of id to talent. */
export const TALENTS_KEY = 'favorites';

const kept = storedItem('local', TALENTS_KEY, (text) => text);
const told = new Set<() => void>();

/** True once this page has changed the selection: a browser that keeps nothing has it all the same. */
let changed = false;

export function mayHaveFavorites(): boolean {
  return changed || kept.get() !== null;
}

/** Called by the selection whenever it changes. */
export function tellOfChange(): void {
  changed = true;
  for (const tell of told) tell();
}

/** Calls back when the selection may have changed, in other tabs too. Gives what ends this. */
export function onFavorites(tell: () => void): () => void {
  told.add(tell);
  window.addEventListener('storage', tell);
  // A page that comes back from the browser's cache has missed what other tabs did.
  window.addEventListener('pageshow', tell);
  return () => {
    told.delete(tell);
    window.removeEventListener('storage', tell);
    window.removeEventListener('pageshow', tell);
  };
}
