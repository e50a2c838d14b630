import { storedItem } from '@/lib/platform/browser-storage';

/** How far a list had grown and how far it was scrolled, in pixels. */
export type ListPosition = { shown: number; top: number };

const MOST = 50;

type WithNavigation = Window & { navigation?: { currentEntry?: { key: string } | null } };

/**
 * Names the entry of the history that is being shown: the same after a reload and after coming back
 * to it, another one for every new visit to the same URL. Null in a browser that has no names.
 */
export function entryKey(): string | null {
  return (window as WithNavigation).navigation?.currentEntry?.key ?? null;
}

let positions: Map<string, ListPosition> | null = null;

/** Positions live in memory; the tab's storage keeps them over a reload. */
function known(): Map<string, ListPosition> {
  if (positions) return positions;
  positions = new Map(stored.get());
  window.addEventListener('pagehide', () => stored.set([...known()].slice(-MOST)));
  return positions;
}

const stored = storedItem('session', 'list-positions', (text) => {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter(isEntry) : null;
});

function isEntry(value: unknown): value is [string, ListPosition] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const { shown, top } = Object(value[1]);
  return Number.isInteger(shown) && shown > 0 && Number.isFinite(top);
}

export function rememberPosition(key: string | null, position: ListPosition): void {
  if (key === null) return;
  known().delete(key);
  known().set(key, position);
}

export function positionOf(key: string | null): ListPosition | null {
  return key === null ? null : (known().get(key) ?? null);
}
