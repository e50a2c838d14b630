/** The most talents in one selection: as many as the agency reads in one e-mail. */
export const MAX_FAVORITES = 200;

/** The most talents in a shared link. */
export const MAX_SHARED = 50;

/** The maximum length of a note about a talent, in characters. */
export const NOTE_MAX_LENGTH = 500;

/** The maximum length of a brief, in characters: enough for a whole draft of `old-brief.ts`. */
export const BRIEF_MAX_LENGTH = 4_000;
