import { isLandscape } from './book-slides';
import type { Photo, Profile } from './talent';

/** Columns below the large picture; a landscape takes two, so that nobody in it is cut off. */
const COLUMNS = 4;

export type SmallPicture = { file: string; wide: boolean };

/**
 * The pictures of a profile's printed sheet, as paths: a large one, the first portrait of the book
 * (else the cover, else its first photo; null when there is none), and as many small ones as fit.
 */
export function printPictures({ book, cover }: Pick<Profile, 'book' | 'cover'>): {
  large: string | null;
  small: SmallPicture[];
} {
  const portrait = book.find((photo) => !isLandscape(photo));
  const large = portrait?.file ?? cover ?? book[0]?.file ?? null;
  return { large, small: fitting(book.filter(({ file }) => file !== large)) };
}

function fitting(photos: readonly Photo[]): SmallPicture[] {
  let free = COLUMNS;
  return photos.flatMap((photo) => {
    const wide = isLandscape(photo);
    const columns = wide ? 2 : 1;
    if (columns > free) return [];
    free -= columns;
    return [{ file: photo.file, wide }];
  });
}
