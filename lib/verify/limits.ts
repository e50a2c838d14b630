/** In characters; no contact is longer. */
export const MAX_CONTACT_LENGTH = 500;
