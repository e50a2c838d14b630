/** The most talents in one selection: as many as the agency reads in one e-mail. */
export const MAX_FAVORITES = 200;

/** The most talents in a shared link. */
export const MAX_SHARED = 50;

/** The maximum length of a shared link's title and sender's name, in UTF-16 code units. */
export const WORDS_LENGTH = 60;

/** The maximum length of a note about a talent, in characters. */
export const NOTE_MAX_LENGTH = 500;

/** The maximum length of a one-line answer of a brief, and of its remarks, in characters. */
export const BRIEF_LINE_LENGTH = 200;
export const BRIEF_REMARKS_LENGTH = 2_000;
