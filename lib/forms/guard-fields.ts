/** The hidden fields of every form, which distinguish visitors from bots. */

/** The honeypot: a field that is invisible to visitors, so that only bots fill it in. */
export const HONEYPOT = 'website';

/** How long the form was open, in ms, measured by the page's script. */
export const FILLING_MS = 'filling_ms';

export type GuardFields = Record<typeof HONEYPOT | typeof FILLING_MS, string>;
