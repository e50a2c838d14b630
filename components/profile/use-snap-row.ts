import { type PointerEvent, useRef, type WheelEvent } from 'react';
import { glide } from './glide';
import { dragStop, extentsOf, nextStop } from './row-stops';
import { useMouseDrag } from './use-mouse-drag';

/**
 * A row that scrolls and snaps natively, by touch and horizontal wheel. This adds dragging with the
 * mouse, and steps for buttons and keys. The row snaps to its children.
 */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null);
  const gliding = useRef<{ to: number; end: () => void }>(undefined);

  function glideTo(list: HTMLElement, place: number) {
    gliding.current?.end();
    const { left = 0 } = extentsOf(list)[place] ?? {};
    const to = Math.min(left, list.scrollWidth - list.clientWidth);
    const current = { to, end: () => {} };
    gliding.current = current;
    current.end = glide(list, to, () => {
      if (gliding.current === current) gliding.current = undefined;
    });
  }

  function step(forward: boolean) {
    const list = row.current;
    if (!list) return;
    // A second press continues from the target of the first.
    const from = gliding.current?.to ?? list.scrollLeft;
    const place = nextStop(extentsOf(list), list.clientWidth, from, forward);
    if (list.contains(document.activeElement)) {
      list.children[place]?.querySelector('a')?.focus({ preventScroll: true });
    }
    glideTo(list, place);
  }

  const { onPointerDown, onClickCapture } = useMouseDrag((list, from) =>
    glideTo(list, dragStop(extentsOf(list), from, list.scrollLeft)),
  );
  const handlers = {
    onClickCapture,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      gliding.current?.end();
      onPointerDown(event);
    },
    onWheel({ deltaX, deltaY }: WheelEvent) {
      if (Math.abs(deltaX) > Math.abs(deltaY)) gliding.current?.end();
    },
  };
  return { row, step, handlers };
}
