import { type Photo, type Profile, UNKNOWN_SIZE } from './talent';

/** True for a photo that is wider than high. */
export function isLandscape({ width, height }: Photo): boolean {
  return width > height;
}

/** False for a photo of unknown size. */
export function isSized({ width, height }: Pick<Photo, 'width' | 'height'>): boolean {
  return width !== UNKNOWN_SIZE.width || height !== UNKNOWN_SIZE.height;
}

/**
 * Groups the photos of a book into slides for a wide window: a landscape alone, portraits in pairs.
 * A portrait is paired with the next one, even past landscapes, so at most the last one is alone. A
 * narrow window shows the same photos in the same order, one by one.
 */
export function bookSlides<P extends Photo>(photos: readonly P[]): P[][] {
  const slides: P[][] = [];
  let waiting: P[] | null = null;
  for (const photo of photos) {
    if (waiting && !isLandscape(photo)) {
      waiting.push(photo);
      waiting = null;
      continue;
    }
    const slide = [photo];
    slides.push(slide);
    if (!isLandscape(photo)) waiting = slide;
  }
  return slides;
}

/**
 * The photos that the profile shows, in order. Portraits of a pair follow each other, and a
 * portrait comes first, since it fills the window of a phone. If the book begins with a landscape,
 * that portrait is the cover; if the cover is a landscape of the book, or missing, it is the first
 * portrait.
 */
export function shownPhotos({ book, cover }: Pick<Profile, 'book' | 'cover'>): Photo[] {
  const leading = book[0] && isLandscape(book[0]) ? leadingPortrait({ book, cover }) : undefined;
  if (!leading) return bookSlides(book).flat();
  return bookSlides([leading, ...book.filter(({ file }) => file !== leading.file)]).flat();
}

function leadingPortrait({ book, cover }: Pick<Profile, 'book' | 'cover'>): Photo | undefined {
  const unlisted = cover && book.every(({ file }) => file !== cover);
  if (unlisted) return { file: cover, ...UNKNOWN_SIZE };
  const portraits = book.filter((photo) => !isLandscape(photo));
  return portraits.find(({ file }) => file === cover) ?? portraits[0];
}
