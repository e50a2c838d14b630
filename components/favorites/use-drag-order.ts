import { type PointerEvent, type RefObject, useState } from 'react';

/** A row on its way: where it stood, where it would come to stand, how far it is from its place (px). */
type Drag = { from: number; to: number; offset: number; height: number };

/** How near to an edge of the window the page begins to scroll, and by how much at a time (px). */
const EDGE = 72;
const SCROLL_STEP = 14;

function scrollAtEdges(y: number): void {
  if (y < EDGE * 2) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}

/**
 * Lets the rows of a list be dragged by a handle, with mouse, pen or finger. The list itself stays as
 * it is until the row is let go; Escape calls it off.
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
      // The edge that goes ahead: a row makes room when that has passed its middle.
      const edge = (offset > 0 ? own.bottom : own.top) + scrolled + offset;
      const to = middles.filter((middle, place) => place !== from && middle < edge).length;
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

  /** How far a row is shifted, in pixels: the dragged one follows, the others make room for it. */
  function shiftOf(place: number): number {
    if (!drag) return 0;
    const { from, to, offset, height } = drag;
    if (place === from) return offset;
    if (place > from && place <= to) return -height;
    return place < from && place >= to ? height : 0;
  }

  return { dragged: drag?.from ?? null, start, shiftOf };
}
