/** Times of the frame around every page, in milliseconds. */

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
