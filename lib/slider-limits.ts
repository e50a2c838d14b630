/** How the sliders of the site move. Times in milliseconds, widths in pixels of the window. */

/** Time that a change of the full-width banner takes. */
export const BANNER_SPEED_MS = 2_500;

/** Time that a slide stands before the next one comes. */
export const SLIDER_AUTOPLAY_MS = 5_000;

/** Time that a change of the talents carousel takes. */
export const CAROUSEL_SPEED_MS = 1_000;

/** Talents in view of the carousel, from a width of the window on. */
export const CAROUSEL_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 5 };

/** Time that a change of the gallery of a profile takes. */
export const GALLERY_SPEED_MS = 500;

/** Thumbnails of videos in view, from a width of the window on. */
export const THUMB_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 6 };

/** Time that a change of a slider takes that is neither of these. */
export const SLIDER_SPEED_MS = 600;
