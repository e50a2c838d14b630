import { isLandscape } from './book-slides';
import type { Profile } from './talent';

/** Places below the large picture. */
const PLACES = 4;

/** `wide`: a landscape, of which its place shows the middle, as high as it is. */
export type SmallPicture = { file: string; wide: boolean };

/**
 * The pictures of a profile's printed sheet, as paths: a large one, the first portrait of the book
 * (else the cover, else its first photo; null when there is none), and the next four, small.
 */
export function printPictures({ book, cover }: Pick<Profile, 'book' | 'cover'>): {
  large: string | null;
  small: SmallPicture[];
} {
  const portrait = book.find((photo) => !isLandscape(photo));
  const large = portrait?.file ?? cover ?? book[0]?.file ?? null;
  const others = book.filter(({ file }) => file !== large).slice(0, PLACES);
  return { large, small: others.map((photo) => ({ file: photo.file, wide: isLandscape(photo) })) };
}
