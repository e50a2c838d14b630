/** Bounds of the forms, the same in the browser and on the server. Sizes in bytes, times in ms. */
export const IMAGE_BYTES = 10 * 1024 * 1024;
export const IMAGE_SIDE_PX = 2_400;

/** A field that no visitor sees, and the time that the form was open: what programs get wrong. */
export const HONEYPOT = 'website';
export const FILLING_MS = 'filling_ms';

/** What a form posts besides its fields. */
export type RobotChecks = Record<typeof HONEYPOT, string> & Record<typeof FILLING_MS, number>;

/** Nobody fills in a form faster than this. */
export const MINIMUM_FILLING_MS = 2_000;

export const LINE_LENGTH = 120;
export const EMAIL_LENGTH = 254;
export const PHONE_LENGTH = 40;
export const MESSAGE_LENGTH = 5_000;
