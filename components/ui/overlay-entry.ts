import { useEffectEvent, useId, useLayoutEffect } from 'react';

/*
 * A phone's Back button closes the overlay. Only some browsers do that by themselves, so an open
 * overlay is an entry of the history: Back removes the entry, and closing it in any other way goes
 * back.
 */

/** The open overlays, and those that have handed their entry over to another address. */
const open = new Set<string>();
const handedOn = new Set<string>();

/** True from the moment an overlay goes back until the browser has. */
let leaving = false;

type State = { overlay?: string } | null;

function currentOverlay(): string | undefined {
  return (window.history.state as State)?.overlay;
}

/** True while a step through the history belongs to an overlay, not to the page below it. */
export function isOverlayStep(): boolean {
  return open.size > 0 || leaving;
}

/**
 * For a navigation from an open overlay: hands the overlay's entry of the history over to the new
 * address, which must replace it. Returns false if no overlay has an entry, so that the address
 * needs its own.
 */
export function takeOverEntry(): boolean {
  const key = currentOverlay();
  if (key === undefined || !open.has(key)) return false;
  handedOn.add(key);
  return true;
}

/** Replaces the address of the current entry, which still belongs to its overlay. */
export function replaceAddress(href: string): void {
  const overlay = currentOverlay();
  window.history.replaceState(overlay === undefined ? null : { overlay }, '', href);
}

/**
 * Gives an overlay a history entry while it is open; Back calls `close`. An overlay that opens on top
 * of another takes over its entry, so both close together.
 */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const key = useId();
  const onStep = useEffectEvent(() => {
    if (currentOverlay() !== key) close();
  });

  // A layout effect, so that the entry exists before the visitor sees the overlay and may go back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const below = currentOverlay();
    const step = below !== undefined && open.has(below) ? 'replaceState' : 'pushState';
    if (below !== key) window.history[step]({ overlay: key }, '');
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

function leave(key: string): void {
  if (open.has(key) || handedOn.delete(key) || currentOverlay() !== key) return;
  leaving = true;
  const arrived = () => {
    leaving = false;
  };
  // Added last: the other listeners run first and still see `leaving`.
  window.addEventListener('popstate', arrived, { once: true });
  window.history.back();
}
