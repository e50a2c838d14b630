/**
 * The version of the text that a guardian agrees to; sent with the application of a minor. Change
 * it with `scouting.consent` in `messages/`.
 */
export const CONSENT_VERSION = '2026-11';
