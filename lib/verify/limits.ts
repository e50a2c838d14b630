/** In characters; nothing longer is a contact. */
export const LONGEST_CONTACT = 500;
