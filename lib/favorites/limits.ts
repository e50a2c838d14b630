/** Talents in one selection: what the agency reads in one e-mail. */
export const MOST_FAVORITES = 200;

/** Talents that a shared link holds. */
export const MOST_SHARED = 50;

/** Longest note about a talent, in characters. */
export const NOTE_MAX_LENGTH = 500;

/** Longest answer of a brief on one line, and its longest remarks, in characters. */
export const BRIEF_LINE_LENGTH = 200;
export const BRIEF_REMARKS_LENGTH = 2_000;
