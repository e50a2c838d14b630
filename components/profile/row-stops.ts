/** Where a photo of the row begins and how wide it is, in pixels from the beginning of the row. */
export type Extent = { left: number; width: number };

/** Rounding of the browser, in pixels. */
const SLACK = 1;

/** Takes a row and gives the extents of its photos, however far it is scrolled. */
export function extentsOf(row: HTMLElement): Extent[] {
  const items = Array.from(row.children, (item) => item.getBoundingClientRect());
  const start = items[0]?.left ?? 0;
  return items.map(({ left, width }) => ({ left: left - start, width }));
}

/**
 * Takes the photos of a row that is scrolled to `from` and shows `view` pixels, and gives the index of
 * the photo to which one move leads: forward, the first one that is not wholly in view; back, the first
 * of those that fit before the present ones. So it moves by two where two fit, and else by one.
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
 * Takes the scroll positions before and after a drag, in pixels, and gives the index of the photo at which
 * it ends: the next one in the direction of the drag, or after a slight drag the nearest one.
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
