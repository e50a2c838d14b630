/** Offset of a photo from the start of the row, and its width, in pixels. */
export type Extent = { left: number; width: number };

/** Tolerance for the browser's rounding, in pixels. */
const SLACK = 1;

/** Returns the extents of a row's photos, independent of its scroll position. */
export function extentsOf(row: HTMLElement): Extent[] {
  const items = Array.from(row.children, (item) => item.getBoundingClientRect());
  const start = items[0]?.left ?? 0;
  return items.map(({ left, width }) => ({ left: left - start, width }));
}

/**
 * Returns the index of the photo that one step scrolls to, for a row that is scrolled to `from` and
 * shows `view` pixels. Forward: the first photo that is not completely visible. Back: the first of
 * those that fit before the current ones. So it steps by as many photos as fit.
 */
export function nextStop(
  photos: readonly Extent[],
  view: number,
  from: number,
  forward: boolean,
): number {
  const isAfter = ({ left, width }: Extent) => left + width > from + view + SLACK;
  if (forward) {
    const place = photos.findIndex((photo) => photo.left > from + SLACK && isAfter(photo));
    return place < 0 ? photos.length - 1 : place;
  }
  const before = photos.findLastIndex(({ left }) => left < from - SLACK);
  const { left = 0, width = 0 } = photos[before] ?? {};
  const fitting = photos.findIndex((photo) => photo.left >= left + width - view - SLACK);
  return Math.max(0, Math.min(fitting, before));
}

/**
 * Returns the index of the photo at which a drag ends, from the scroll positions before and after
 * it in pixels: the next one in the direction of the drag; after a slight drag, the nearest one.
 */
export function dragStop(photos: readonly Extent[], from: number, to: number): number {
  const slight = Math.abs(to - from) < 40;
  const distance = ({ left }: Extent) => {
    const beside = left - to;
    if (slight) return Math.abs(beside);
    return beside * (to - from) >= 0 ? Math.abs(beside) : Number.POSITIVE_INFINITY;
  };
  const distances = photos.map(distance);
  const least = Math.min(...distances);
  if (least === Number.POSITIVE_INFINITY) return to > from ? photos.length - 1 : 0;
  return distances.indexOf(least);
}
