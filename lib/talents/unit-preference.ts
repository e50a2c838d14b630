import 'client-only';
import { storedItem } from '../browser-storage';
import type { UnitSystem } from './measure-table';

/** Any other stored value means metric. */
const stored = storedItem('local', 'units', (text): UnitSystem | null =>
  text === 'imperial' ? text : null,
);
const listeners = new Set<() => void>();

/** The choice, while the page is open, if the browser refused to store it. */
let notPersisted: UnitSystem | null = null;

/** The visitor's choice of units, stored in this browser; metric by default. */
export function storedUnits(): UnitSystem {
  return notPersisted ?? stored.get() ?? 'metric';
}

/** Stores the choice and notifies all subscribers. */
export function storeUnits(system: UnitSystem): void {
  notPersisted = stored.set(system) ? null : system;
  for (const listener of listeners) listener();
}

/** Calls back whenever the choice changes, in any tab. Returns the function that unsubscribes. */
export function followUnits(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
