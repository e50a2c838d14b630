/**
 * Which words a guardian agreed to; it goes with the application of a minor. To be changed with
 * `scouting.consent` in `messages/`.
 */
export const CONSENT_VERSION = '2026-11';
