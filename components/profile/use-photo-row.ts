import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { glide } from './glide';
import { dragStop, extentsOf, nextStop } from './row-stops';
import { useMouseDrag } from './use-mouse-drag';

/** The photos that are wholly in view, first and last, from 0. */
export type InView = { first: number; last: number };

/** Less than all of a photo, since browsers round. */
const WHOLE = 0.97;

/**
 * A row that the browser scrolls and snaps by itself: by finger, by sideways wheel. This adds steps for
 * buttons and keys, dragging by mouse, and what is in view (null until that is known).
 */
export function usePhotoRow() {
  const row = useRef<HTMLUListElement>(null);
  const inView = useInView(row);
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
    // A second press counts from where the first one leads.
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
  return { row, inView, step, handlers };
}

function useInView(row: RefObject<HTMLElement | null>): InView | null {
  const [inView, setInView] = useState<InView | null>(null);
  useEffect(() => {
    const items = Array.from(row.current?.children ?? []);
    const whole = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const place = items.indexOf(target);
          if (intersectionRatio >= WHOLE) whole.add(place);
          else whole.delete(place);
        }
        // Between two photos none is whole.
        if (whole.size > 0) setInView({ first: Math.min(...whole), last: Math.max(...whole) });
      },
      { root: row.current, threshold: WHOLE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}
