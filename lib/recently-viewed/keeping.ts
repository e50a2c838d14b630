import 'client-only';
import { storedItem } from '../platform/browser-storage';

/** The storage keys of recently viewed profiles and visits. This data never leaves the browser. */
export const SEEN_KEYS = { off: 'seen-off', recent: 'recent-profiles', visit: 'visit' } as const;

const off = storedItem('local', SEEN_KEYS.off, (text) => (text === 'off' ? text : null));
const recent = storedItem('local', SEEN_KEYS.recent, () => null);
const visit = storedItem('local', SEEN_KEYS.visit, () => null);

const listeners = new Set<() => void>();

/** False once the visitor has opted out; then nothing is stored. */
export function isKeeping(): boolean {
  return off.get() === null;
}

/** Deletes the stored history. */
export function forgetSeen(): void {
  recent.remove();
  visit.remove();
  tellSeen();
}

/** Opts in or out; opting out deletes the history. */
export function setKeeping(keeping: boolean): void {
  if (keeping) {
    off.remove();
    tellSeen();
  } else {
    off.set('off');
    forgetSeen();
  }
}

/** Notifies the listeners in this tab; other tabs get a `storage` event. */
export function tellSeen(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the history changes, in any tab. Returns the function that unsubscribes. */
export function followSeen(listener: () => void): () => void {
  const keys: readonly (string | null)[] = Object.values(SEEN_KEYS);
  // A null key means that the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
