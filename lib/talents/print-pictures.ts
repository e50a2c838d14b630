import { isLandscape } from './book-slides';
import type { Profile } from './talent';

/** Places below the large picture; a landscape takes half of one, so that no face in it is cut. */
const PLACES = 4;

export type SmallPicture = { file: string; wide: boolean };

/**
 * The pictures of a profile's printed sheet, as paths: a large one, the first portrait of the book
 * (else the cover, else its first photo; null when there is none), and as many small ones as fit:
 * the other portraits, and landscapes in the places that those leave.
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
