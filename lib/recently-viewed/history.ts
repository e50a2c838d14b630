import 'client-only';
import { storedItem } from '../platform/browser-storage';

/** The storage keys of recently viewed profiles and visits. This data never leaves the browser. */
export const HISTORY_KEYS = { off: 'seen-off', recent: 'recent-profiles', visit: 'visit' } as const;

const off = storedItem('local', HISTORY_KEYS.off, (text) => (text === 'off' ? text : null));
const recent = storedItem('local', HISTORY_KEYS.recent, () => null);
const visit = storedItem('local', HISTORY_KEYS.visit, () => null);

const listeners = new Set<() => void>();

/** False once the visitor has opted out; then nothing is stored. */
export function isHistoryOn(): boolean {
  return off.get() === null;
}

/** Deletes the stored history. */
export function clearHistory(): void {
  recent.remove();
  visit.remove();
  notifyHistory();
}

/** Opts in or out; opting out deletes the history. */
export function setHistoryOn(on: boolean): void {
  if (on) {
    off.remove();
    notifyHistory();
  } else {
    off.set('off');
    clearHistory();
  }
}

/** Notifies the listeners in this tab; other tabs get a `storage` event. */
export function notifyHistory(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the history changes, in any tab. Returns the function that unsubscribes. */
export function onHistoryChange(listener: () => void): () => void {
  const keys: readonly (string | null)[] = Object.values(HISTORY_KEYS);
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
