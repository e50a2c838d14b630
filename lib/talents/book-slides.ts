import type { Photo } from './talent';

/** True for a photo that is wider than it is high. */
export function isLandscape({ width, height }: Photo): boolean {
  return width > height;
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
