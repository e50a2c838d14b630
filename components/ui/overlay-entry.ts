import { createContext, useEffectEvent, useId, useLayoutEffect } from 'react';
import { entryState, storeInEntry } from './address';

/*
 * A phone's Back button closes the overlay. Only some browsers do that by themselves, so an open
 * overlay is an entry of the history: Back removes the entry, and closing it in any other way goes
 * back. The entry has the address and the state of the page below it.
 */

/** Closes the open overlay that a link is in; null outside of one. */
export const CloseOverlay = createContext<(() => void) | null>(null);

/** The open overlays, and those that have handed their entry over to another address. */
const open = new Set<string>();
const handedOn = new Set<string>();

/**
 * The closed overlays whose entry is still the current one: a step back ends later. One that is opened
 * meanwhile gets its entry only then.
 */
const leaving = new Set<string>();

function currentOverlay(): string | undefined {
  return entryState().overlay;
}

export function isOverlayOpen(): boolean {
  return open.has(currentOverlay() ?? '');
}

/** How an address enters the history: from an open overlay it takes over the entry of that. */
export function takeEntry(): 'push' | 'replace' {
  const key = currentOverlay();
  if (key === undefined || !open.has(key)) return 'push';
  handedOn.add(key);
  return 'replace';
}

/**
 * Gives an overlay a history entry while it is open; Back calls `close`. An overlay that opens on top
 * of another takes over its entry, so both close together.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const key = useId();
  const onLeft = useEffectEvent(() => {
    if (currentOverlay() !== key) close();
  });

  // A layout effect, so that the entry exists before the visitor sees the overlay and may go back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    let waits = leaving.has(currentOverlay() ?? '');
    const onStep = () => {
      if (waits) enter(key);
      else onLeft();
      waits = false;
    };
    if (!waits) enter(key);
    open.add(key);
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('popstate', onStep);
      open.delete(key);
      // Deferred: in development React runs every effect twice, with a cleanup in between.
      queueMicrotask(() => leave(key));
    };
  }, [isOpen, key]);
}

function enter(key: string): void {
  const below = currentOverlay();
  const way = below !== undefined && open.has(below) ? 'replace' : 'push';
  if (below !== key) storeInEntry({ overlay: key }, way);
}

/** A page that loads in the entry of an overlay, as after a reload, leaves it: the overlay is not open. */
export function leaveStaleEntry(): void {
  const key = currentOverlay();
  if (key !== undefined) leave(key);
}

function leave(key: string): void {
  if (open.has(key) || handedOn.delete(key) || currentOverlay() !== key || leaving.has(key)) return;
  leaving.add(key);
  window.addEventListener('popstate', () => leaving.delete(key), { once: true });
  window.history.back();
}
