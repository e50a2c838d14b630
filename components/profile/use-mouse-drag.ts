import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Threshold in pixels before a pressed mouse drags the row. */
const DRAG_PX = 6;

/**
 * Lets a mouse drag a row sideways; touch scrolling is native. `onEnd` gets the scroll position
 * before the drag, in pixels. Returns event handlers for the row.
 */
export function useMouseDrag(onEnd: (row: HTMLElement, from: number) => void) {
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const { currentTarget: row, clientX: start } = event;
    const from = row.scrollLeft;
    const pressed = new AbortController();
    const { signal } = pressed;
    const drag = ({ clientX }: { clientX: number }) => {
      if (Math.abs(clientX - start) > DRAG_PX) dragged.current = true;
      if (!dragged.current) return;
      row.style.scrollSnapType = 'none';
      row.scrollLeft = from + start - clientX;
    };
    const release = () => {
      pressed.abort();
      if (dragged.current) onEnd(row, from);
    };
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
  }

  /** Suppresses the click that ends a drag, so that it does not open a photo. */
  function onClickCapture(event: MouseEvent) {
    if (!dragged.current) return;
    dragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onPointerDown, onClickCapture };
}
