/** The most talents in one selection: as many as the agency reads in one e-mail. */
export const MAX_FAVORITES = 200;

/** The most selections on a device, the active one included, and the maximum length of a name, in characters. */
export const MAX_SELECTIONS = 20;
export const SELECTION_NAME_LENGTH = 60;

/** The most talents in a shared link. */
export const MAX_SHARED = 50;

/** The maximum length of a note about a talent, in characters. */
export const NOTE_MAX_LENGTH = 500;

/** The maximum length of a brief, in characters. */
export const BRIEF_MAX_LENGTH = 4_000;
