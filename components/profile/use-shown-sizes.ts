import { type RefObject, useEffect, useMemo, useState } from 'react';
import { isLandscape, isSized } from '@/lib/talents/book-slides';
import type { Photo } from '@/lib/talents/talent';

/**
 * The photos of a row, with the sizes in which they are shown. The panel measures a file before EXIF
 * rotates it, so width and height are swapped when the loaded picture contradicts them.
 */
export function useShownSizes(
  row: RefObject<HTMLElement | null>,
  photos: readonly Photo[],
): readonly Photo[] {
  const [rotated, setRotated] = useState<ReadonlySet<Photo>>(new Set());
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const items = Array.from(list.children);
    function check(image: HTMLImageElement) {
      const { naturalWidth, naturalHeight } = image;
      const photo = photos[items.findIndex((item) => item.contains(image))];
      if (!photo || !isSized(photo) || naturalWidth === naturalHeight) return;
      if (isLandscape(photo) === naturalWidth > naturalHeight) return;
      setRotated((known) => new Set(known).add(photo));
    }
    const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && check(target);
    // `load` does not bubble.
    list.addEventListener('load', onLoad, true);
    for (const image of list.querySelectorAll('img')) if (image.complete) check(image);
    return () => list.removeEventListener('load', onLoad, true);
  }, [row, photos]);
  return useMemo(
    () =>
      photos.map((photo) =>
        rotated.has(photo) ? { ...photo, width: photo.height, height: photo.width } : photo,
      ),
    [photos, rotated],
  );
}
