import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Tolerance for the browser's rounding, in pixels. */
const SLACK = 1;

/**
 * Lets buttons and keys page through a row that scrolls and snaps natively: forward to the first
 * photo that is not completely visible, back by as many photos as fit. Returns the step function and
 * a handler for `scrollend`.
 */
export function useBookSteps(row: RefObject<HTMLElement | null>, inView: InView | null) {
  const target = useRef<number>(null);

  function step(forward: boolean) {
    const list = row.current;
    if (!list || !inView) return;
    const sign = directionOf(list);
    // Distances from the start of the row, which is at the right of a page that is read from there.
    const photos = Array.from(list.children, (item) => {
      const { left, right, width } = item.getBoundingClientRect();
      return { start: sign > 0 ? left : -right, width };
    });
    // A second press continues from the target of the first.
    const at = target.current ?? inView.first;
    const index = forward ? firstBeyond(photos, at, list) : firstFitting(photos, at - 1, list);
    if (list.contains(document.activeElement)) {
      list.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    }
    // Safari before 26.2 has no `scrollend` event.
    target.current = 'onscrollend' in window ? index : null;
    list.scrollLeft = offsetOf(photos, index) * sign;
  }

  function onScrollEnd() {
    target.current = null;
  }

  return { step, onScrollEnd };
}

type Photos = readonly { start: number; width: number }[];

/** -1 for a page that is read from right to left, as a translation may be. */
function directionOf(row: Element): 1 | -1 {
  return getComputedStyle(row).direction === 'rtl' ? -1 : 1;
}

const offsetOf = (photos: Photos, index: number) =>
  (photos[index]?.start ?? 0) - (photos[0]?.start ?? 0);

/** The first photo that is not completely visible when the row is scrolled to photo `at`. */
function firstBeyond(photos: Photos, at: number, { clientWidth }: HTMLElement): number {
  const end = offsetOf(photos, at) + clientWidth + SLACK;
  const isBeyond = ({ width }: Photos[number], place: number) =>
    offsetOf(photos, place) + width > end;
  const place = photos.findIndex((photo, index) => index > at && isBeyond(photo, index));
  return place < 0 ? photos.length - 1 : place;
}

/** The first photo from which all photos up to `last` fit into the row. */
function firstFitting(photos: Photos, last: number, { clientWidth }: HTMLElement): number {
  const start = offsetOf(photos, last) + (photos[last]?.width ?? 0) - clientWidth - SLACK;
  return Math.max(
    0,
    Math.min(
      last,
      photos.findIndex((_, index) => offsetOf(photos, index) >= start),
    ),
  );
}

/** The first and last photo that are completely visible, from 0. */
export type InView = { first: number; last: number };

/** The visible share that counts as all of a photo, because browsers round. */
const WHOLE = 0.97;

/** Which children of a row are completely visible; null until that is measured. */
export function useVisiblePhotos(row: RefObject<HTMLElement | null>): InView | null {
  const [inView, setInView] = useState<InView | null>(null);
  useEffect(() => {
    const items = Array.from(row.current?.children ?? []);
    const whole = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = items.indexOf(target);
          if (intersectionRatio >= WHOLE) whole.add(index);
          else whole.delete(index);
        }
        // While the row moves no photo may be completely visible: the last known range stays.
        if (whole.size > 0) setInView({ first: Math.min(...whole), last: Math.max(...whole) });
      },
      { root: row.current, threshold: WHOLE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

/** Lets the left and right arrow keys step through a gallery, wherever on the page the focus is. */
export function useArrowKeys(active: boolean, move: (forward: boolean) => void): void {
  const onMove = useEffectEvent(move);
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      // The browser would scroll a focused row as well.
      event.preventDefault();
      const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
      onMove((key === 'ArrowRight') !== isRtl);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
