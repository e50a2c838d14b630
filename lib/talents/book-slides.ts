import { type Photo, type Profile, UNKNOWN_SIZE } from './talent';

/** True for a photo that is wider than it is high. */
export function isLandscape({ width, height }: Photo): boolean {
  return width > height;
}

/** False for a photo whose size the panel does not say. */
export function isSized({ width, height }: Pick<Photo, 'width' | 'height'>): boolean {
  return width !== UNKNOWN_SIZE.width || height !== UNKNOWN_SIZE.height;
}

/**
 * Takes the photos of a book and gives the slides of its gallery on a wide window: a landscape
 * alone, portraits two by two. A portrait waits for the next one, so that at most the last one
 * stands alone; a narrow window shows the same photos in the same order, one by one.
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
 * Takes a book and the cover and gives the photos that the profile shows, in order. Portraits that make a
 * pair follow each other, and a portrait comes first, since on a phone it fills the window. If the book
 * begins with a landscape, that portrait is the cover; if the cover is a landscape of the book, or there
 * is none, the first portrait.
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
