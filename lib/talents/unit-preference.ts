import 'client-only';
import { storedItem } from '../platform/browser-storage';
import type { UnitSystem } from './measures';

/** Whatever else the browser holds counts as metric, as does nothing. */
const stored = storedItem('local', 'units', (text): UnitSystem | null =>
  text === 'imperial' ? text : null,
);
const changed = new Set<() => void>();

/** The choice that the browser would not keep: it counts while the page is open. */
let unkept: UnitSystem | null = null;

/** The system of units that the visitor chose, in this browser; metric until then. */
export function keptUnits(): UnitSystem {
  return unkept ?? stored.get() ?? 'metric';
}

/** Remembers the choice and tells everyone who follows it. */
export function keepUnits(system: UnitSystem): void {
  unkept = stored.set(system) ? null : system;
  for (const tell of changed) tell();
}

/** Calls back whenever the choice changes, also in another tab, until the given function is called. */
export function followUnits(tell: () => void): () => void {
  changed.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    changed.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
