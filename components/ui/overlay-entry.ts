import { useEffectEvent, useId, useLayoutEffect } from 'react';

/*
 * The Back of a phone closes what lies over the page. Only some browsers do that by themselves, so an
 * overlay is an entry of the history for as long as it is open: Back takes the entry away, and closing
 * it in any other way goes back.
 */

/** The overlays that are open; one of them may have handed its entry on. */
const open = new Set<string>();
const handedOn = new Set<string>();

/** True from the moment an overlay goes back until the browser has. */
let leaving = false;

type State = { overlay?: string } | null;

function currentOverlay(): string | undefined {
  return (window.history.state as State)?.overlay;
}

/** True while a step through the history concerns an overlay, and not the page below it. */
export function isOverlayStep(): boolean {
  return open.size > 0 || leaving;
}

/**
 * For whoever goes to another address from an open overlay: leaves its entry of the history to that
 * address, which is to replace it. False when no overlay has an entry, and the address needs its own.
 */
export function takeOverEntry(): boolean {
  const key = currentOverlay();
  if (key === undefined || !open.has(key)) return false;
  handedOn.add(key);
  return true;
}

/** Changes the address of the present entry, which stays that of its overlay. */
export function replaceAddress(href: string): void {
  const overlay = currentOverlay();
  window.history.replaceState(overlay === undefined ? null : { overlay }, '', href);
}

/** Gives an overlay its entry of the history while it is open; Back calls `close`. */
export function useOverlayEntry(isOpen: boolean, close: () => void): void {
  const key = useId();
  const onStep = useEffectEvent(() => {
    if (currentOverlay() !== key) close();
  });

  // Before the overlay is seen: whoever sees it may go back.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (currentOverlay() !== key) window.history.pushState({ overlay: key }, '');
    open.add(key);
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('popstate', onStep);
      open.delete(key);
      // Later: in development React takes every effect back once and runs it again.
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
  // Added now, it is the last to hear of the step, which is the overlay's until then.
  window.addEventListener('popstate', arrived, { once: true });
  window.history.back();
}
