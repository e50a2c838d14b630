/**
 * The business constants of the site: decisions of the agency, as opposed to technical limits.
 * Times in milliseconds, widths in pixels of the window.
 */

/** Cards on one page of a list, and per step of the infinite scroll. */
export const ROSTER_PAGE_SIZE = 20;

/** Cards of another list that are rendered at once, before those below the first screen. */
export const FIRST_SCREEN_CARDS = 10;

/** Cards in one row of a wide window. */
export const CARDS_IN_ROW = 5;

/** The visible fraction of the sentinel that triggers the next cards (0 to 1). */
export const SENTINEL_THRESHOLD = 0.1;

/** The delay between choosing a category and reloading the list. */
export const CATEGORY_DELAY_MS = 500;

/** Talents that the pages with lists request, in one call. */
export const MODELS_FETCH_SIZE = 10_000;

/** Talents that every other page requests, in one call. */
export const TALENTS_FETCH_SIZE = 1_000;

/** The ends of the age slider, in years: adults only. */
export const AGE_RANGE = [18, 80] as const;

/** The category of the carousel on the home page. */
export const NEW_FACES_ID = 1884;

/** Posts on the first page of the blog. */
export const BLOG_FIRST = 10;

/** Posts that each further page of the blog adds. */
export const BLOG_MORE = 6;

/** The maximum duration of the loading overlay after a change of language. */
export const LANGUAGE_LOADING_MS = 600;

/** A page whose scripts fail to load is reloaded at most once within this time. */
export const RELOAD_GUARD_MS = 60_000;

/** The minimum duration of a loading state, to avoid flicker. */
export const FETCH_MIN_MS = 200;

/** The maximum duration of a navigation's progress bar. */
export const PROGRESS_MS = 5_000;

/** The overlay before the home page closes automatically after this time. */
export const PRE_HOME_MS = 10_000_000;

/** The transition time of the full-width banner. */
export const BANNER_SPEED_MS = 2_500;

/** The time for which a slide is shown. */
export const SLIDER_AUTOPLAY_MS = 5_000;

/** The transition time of the talents carousel. */
export const CAROUSEL_SPEED_MS = 1_000;

/** Talents in view in the carousel, by minimum width. */
export const CAROUSEL_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 5 };

/** Video thumbnails in view, by minimum width. */
export const THUMB_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 6 };

/** How long a form's button shows that the form was sent. */
export const SENT_MS = 2_500;

/** Below this width pictures come from the storage's folder `mobile`: on cards, and elsewhere. */
export const FOLDER_SWITCH = { roster: 1023, wide: 650 } as const;

/** Window widths in pixels at which the layout changes; from `app/styles/tokens.css`. */
export const BREAKPOINTS = { sm: 640, wide: 650, md: 768, lg: 1024 } as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The media condition for a window of at least this width, for `sizes` and `matchMedia`. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(width >= ${BREAKPOINTS[breakpoint]}px)`;
}

/**
 * The media condition for more than two device pixels per CSS pixel, as on phones. A 2x picture
 * looks the same there at half the size.
 */
export const DENSE = '(resolution > 2dppx)';
