/** Limits of every form, shared by browser and server. Times in ms, texts in characters. */

/** Posts filled in faster than this come from bots. */
export const MINIMUM_FILLING_MS = 2_000;

/** A field for longer texts takes this many times its limit: a pasted text is not cut, and can be shortened. */
export const TYPED_FACTOR = 10;

export const LINE_LENGTH = 120;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 40;
export const PARAGRAPH_LENGTH = 5_000;
