import { isVideo } from '@/lib/media/pictures';
import type { Slide } from '@/lib/panel/content';

/** True if one of the slides is a video. */
export function hasVideo(slides: readonly Slide[]): boolean {
  return slides.some(({ mobile, desktop }) => isVideo(mobile) || isVideo(desktop));
}

/** True if a carousel of these slides moves by itself: it has several slides, or a video. */
export function moves(slides: readonly Slide[]): boolean {
  return slides.length > 1 || hasVideo(slides);
}
