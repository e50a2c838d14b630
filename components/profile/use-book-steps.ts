import { type RefObject, useRef } from 'react';
import type { InView } from './use-visible-photos';

/** Tolerance for the browser's rounding, in pixels. */
const SLACK = 1;

/**
 * Steps for buttons and keys in a row that scrolls and snaps natively: by as many photos as fit,
 * forward to the first that is not completely visible, back to those that fit before the current
 * ones. Returns the step, and the handler for the end of a scroll.
 */
export function useBookSteps(row: RefObject<HTMLElement | null>, inView: InView | null) {
  const target = useRef<number>(null);

  function step(forward: boolean) {
    const list = row.current;
    if (!list || !inView) return;
    const photos = Array.from(list.children, (item) => item.getBoundingClientRect());
    // A second press continues from the target of the first.
    const at = target.current ?? inView.first;
    const place = forward ? firstBeyond(photos, at, list) : firstFitting(photos, at - 1, list);
    if (list.contains(document.activeElement)) {
      list.children[place]?.querySelector('a')?.focus({ preventScroll: true });
    }
    // Safari before 26.2 does not report the end of a scroll.
    target.current = 'onscrollend' in window ? place : null;
    list.scrollLeft = offsetOf(photos, place);
  }

  function onScrollEnd() {
    target.current = null;
  }

  return { step, onScrollEnd };
}

type Photos = readonly DOMRect[];

/** The distance of a photo from the start of the row. */
const offsetOf = (photos: Photos, place: number) =>
  (photos[place]?.left ?? 0) - (photos[0]?.left ?? 0);

/** The first photo that a row scrolled to the photo `at` does not show completely. */
function firstBeyond(photos: Photos, at: number, { clientWidth }: HTMLElement): number {
  const end = offsetOf(photos, at) + clientWidth + SLACK;
  const isBeyond = ({ width }: DOMRect, place: number) => offsetOf(photos, place) + width > end;
  const place = photos.findIndex((photo, index) => index > at && isBeyond(photo, index));
  return place < 0 ? photos.length - 1 : place;
}

/** The first photo from which on the row has room for all up to `last`. */
function firstFitting(photos: Photos, last: number, { clientWidth }: HTMLElement): number {
  const start = offsetOf(photos, last) + (photos[last]?.width ?? 0) - clientWidth - SLACK;
  return Math.max(
    0,
    Math.min(
      last,
      photos.findIndex((_, place) => offsetOf(photos, place) >= start),
    ),
  );
}
