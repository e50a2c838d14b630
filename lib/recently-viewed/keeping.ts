import 'client-only';
import { storedItem } from '../platform/browser-storage';

/** What this browser keeps of a visitor's way through the talents; nothing of it is sent. */
export const SEEN_KEYS = { off: 'seen-off', recent: 'recent-profiles', visit: 'visit' } as const;

const off = storedItem('local', SEEN_KEYS.off, (text) => (text === 'off' ? text : null));
const recent = storedItem('local', SEEN_KEYS.recent, () => null);
const visit = storedItem('local', SEEN_KEYS.visit, () => null);

const listeners = new Set<() => void>();

/** False once the visitor has switched it off: nothing is kept then. */
export function isKeeping(): boolean {
  return off.get() === null;
}

/** Empties what was kept. */
export function forgetSeen(): void {
  recent.remove();
  visit.remove();
  tellSeen();
}

/** Begins or ceases to keep; whoever ceases is left with nothing. */
export function setKeeping(keeping: boolean): void {
  if (keeping) {
    off.remove();
    tellSeen();
  } else {
    off.set('off');
    forgetSeen();
  }
}

/** Tells this tab that something of it changed; the browser tells the others. */
export function tellSeen(): void {
  for (const listener of listeners) listener();
}

/** Calls back when it changes, in whichever tab. Gives what ends that. */
export function followSeen(listener: () => void): () => void {
  const keys: readonly (string | null)[] = Object.values(SEEN_KEYS);
  // Without a key the whole storage was emptied.
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}
