/** In characters; no contact is longer. */
export const LONGEST_CONTACT = 500;
