import { isLandscape } from './book-slides';
import type { Profile } from './talent';

/** Places below the large picture; a landscape takes half of one, so that no face is cropped. */
const PLACES = 4;

export type SmallPicture = { file: string; wide: boolean };

/**
 * The pictures of a profile's print layout, as paths. The large one is the first portrait of the
 * book, else the cover, else the first photo; null if there is none. The small ones are the other
 * portraits, then landscapes in the remaining places.
 */
export function printPictures({ book, cover }: Pick<Profile, 'book' | 'cover'>): {
  large: string | null;
  small: SmallPicture[];
} {
  const first = book.find((photo) => !isLandscape(photo));
  const large = first?.file ?? cover ?? book[0]?.file ?? null;
  const others = book.filter(({ file }) => file !== large);
  const portraits = others.filter((photo) => !isLandscape(photo)).slice(0, PLACES);
  const landscapes = others.filter(isLandscape).slice(0, 2 * (PLACES - portraits.length));
  return {
    large,
    small: [...portraits, ...landscapes].map((photo) => ({
      file: photo.file,
      wide: isLandscape(photo),
    })),
  };
}
