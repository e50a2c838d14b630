import { storedItem } from '@/lib/browser-storage';

/** How many cards a list had grown to, and its scroll position in pixels. */
export type ListPosition = { shown: number; top: number };

const MAX_POSITIONS = 50;

type WithNavigation = Window & { navigation?: { currentEntry?: { key: string } | null } };

/**
 * The key of the current entry of the history: the same after a reload and after coming back to it,
 * a new one for every new visit to the same URL. Null on the server, and in a browser without the
 * Navigation API.
 */
export function entryKey(): string | null {
  if (typeof window === 'undefined') return null;
  return (window as WithNavigation).navigation?.currentEntry?.key ?? null;
}

let positions: Map<string, ListPosition> | null = null;

/**
 * The positions, in memory; on `pagehide` they are merged into session storage, to survive a reload. After
 * a new navigation there is none to restore, so storage is not read: the first access takes 2 ms.
 */
function known(): Map<string, ListPosition> {
  if (positions) return positions;
  const inDocument = new Map(hasNewEntry() ? [] : stored.get());
  positions = inDocument;
  window.addEventListener('pagehide', () => {
    const others = (stored.get() ?? []).filter(([key]) => !inDocument.has(key));
    stored.set([...others, ...inDocument].slice(-MAX_POSITIONS));
  });
  return positions;
}

/** True for a document that was neither reloaded nor reached through the history. */
function hasNewEntry(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'navigate';
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
