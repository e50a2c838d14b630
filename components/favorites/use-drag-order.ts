import { type PointerEvent, type RefObject, useState } from 'react';

/**
 * A dragged row: its original index, its index if it were dropped now, its offset and height (px).
 */
type Drag = { from: number; to: number; offset: number; height: number };

/**
 * Distance from an edge of the window at which the page scrolls, and the step by which it does
 * (px).
 */
const EDGE = 72;
const SCROLL_STEP = 14;

function scrollAtEdges(y: number): void {
  if (y < EDGE * 2) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}

/**
 * Reorders the rows of a list by dragging a handle with mouse, pen or finger. The list changes only
 * when the row is dropped; Escape cancels.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function start(event: PointerEvent, from: number): void {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const own = rows[from];
    if (event.button !== 0 || !own) return;
    event.preventDefault();
    const begin = event.clientY + window.scrollY;
    const scrolled = window.scrollY;
    const middles = rows.map(({ top, height }) => top + height / 2 + scrolled);
    const over = new AbortController();
    let last: Drag = { from, to: from, offset: 0, height: own.height };

    const move = ({ clientY }: { clientY: number }) => {
      scrollAtEdges(clientY);
      const offset = clientY + window.scrollY - begin;
      // The leading edge: a row makes room once that has passed its middle.
      const edge = (offset > 0 ? own.bottom : own.top) + scrolled + offset;
      const to = middles.filter((middle, index) => index !== from && middle < edge).length;
      last = { ...last, to, offset };
      setDrag(last);
    };
    const end = (drop: boolean) => {
      over.abort();
      setDrag(null);
      if (drop && last.to !== from) onDrop(from, last.to);
    };
    const { signal } = over;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    setDrag(last);
  }

  /**
   * Offset of a row in pixels: the dragged one follows the pointer, the others make room for it.
   */
  function shiftOf(index: number): number {
    if (!drag) return 0;
    const { from, to, offset, height } = drag;
    if (index === from) return offset;
    if (index > from && index <= to) return -height;
    return index < from && index >= to ? height : 0;
  }

  return { dragged: drag?.from ?? null, start, shiftOf };
}
