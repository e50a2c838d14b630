import { isLandscape } from './book-slides';
import type { Profile } from './talent';

const SMALL_PICTURES = 4;

/**
 * The pictures of a profile's printed sheet, as paths: a large one, the first portrait of the book
 * (else its first photo, else the cover; null when there is none), and up to four small ones.
 */
export function printPictures({ book, cover }: Pick<Profile, 'book' | 'cover'>): {
  large: string | null;
  small: string[];
} {
  const large = book.find((photo) => !isLandscape(photo)) ?? book[0];
  const others = book.filter((photo) => photo !== large).map(({ file }) => file);
  return { large: large?.file ?? cover, small: others.slice(0, SMALL_PICTURES) };
}
