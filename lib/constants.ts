/**
 * The business constants of the site, and nothing else: what the agency decided, not what the code
 * needs. Times in milliseconds, widths in pixels of the window. The default language stands in
 * `i18n/locales.ts`, the breakpoints in `media/breakpoints.ts`.
 */

/** Cards on one page of a list, and cards that each step of the infinite scroll adds. */
export const ROSTER_PAGE_SIZE = 20;

/** Part of the sentinel that must be visible before the next cards are added (0 to 1). */
export const SENTINEL_THRESHOLD = 0.1;

/** Between choosing a category and the reload of the list. */
export const CATEGORY_DELAY_MS = 500;

/** Talents that the models pages ask for, in one call. */
export const MODELS_FETCH_SIZE = 10_000;

/** Talents that every other page asks for, in one call. */
export const TALENTS_FETCH_SIZE = 1_000;

/** How far each slider of the filter reaches at least, in the order of the panel: cm, or a size. */
export const SLIDER_RANGES = {
  height: [40, 220],
  waist: [40, 120],
  bust: [40, 120],
  hips: [40, 120],
  jeans: [40, 120],
  shoes: [34, 44],
} as const;

/** The slider of the age, in years: adults only. */
export const AGE_RANGE = [18, 80] as const;

/** The category of the carousel on the home page. */
export const NEW_FACES_ID = 1884;

/** Posts on the first page of the blog. */
export const BLOG_FIRST = 10;

/** Posts that each further page of the blog adds. */
export const BLOG_MORE = 6;

/** How long the loading overlay stands after a change of language, at most. */
export const LANGUAGE_LOADING_MS = 600;

/** A page whose scripts cannot be loaded is reloaded at most once within this time. */
export const RELOAD_GUARD_MS = 60_000;

/** What the visitor asked to be fetched is waited for this long at least, so that nothing flickers. */
export const FETCH_MIN_MS = 200;

/** How long the progress bar of a navigation runs, at most. */
export const PROGRESS_MS = 5_000;

/** After this time the overlay before the home page closes by itself. */
export const PRE_HOME_MS = 10_000_000;

/** Time that a change of the full-width banner takes. */
export const BANNER_SPEED_MS = 2_500;

/** Time that a slide stands before the next one comes. */
export const SLIDER_AUTOPLAY_MS = 5_000;

/** Time that a change of the talents carousel takes. */
export const CAROUSEL_SPEED_MS = 1_000;

/** Talents in view of the carousel, from a width on. */
export const CAROUSEL_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 5 };

/** Thumbnails of videos in view, from a width on. */
export const THUMB_VIEWS: Readonly<Record<number, number>> = { 320: 2, 1024: 6 };

/** Time that a change of the gallery of a profile takes. */
export const GALLERY_SPEED_MS = 500;

/** How long the button of a form says that it was sent. */
export const SENT_MS = 2_500;

/** Below which width pictures come from the storage's folder `mobile`: on cards, and elsewhere. */
export const FOLDER_SWITCH = { roster: 1023, wide: 650 } as const;
