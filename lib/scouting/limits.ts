/** Limits for the photos of an application. */

/** Bytes of a chosen file. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** Bytes of all files that wait on disk in one process: twenty whole applications. */
export const SPOOLED_BYTES = 20 * 4 * IMAGE_BYTES;

/** After how many seconds an application that was refused as `busy` may be sent again. */
export const RETRY_SECONDS = 30;

/** Shorter side, in px, below which a photo does not show enough of the applicant. */
export const MIN_SIDE_PX = 400;

/**
 * More than a phone's camera produces within `IMAGE_BYTES`; a decompression bomb claims far more.
 */
export const MAX_PIXELS = 50_000_000;

/** Longer side, in px, of the picture that the agency gets. */
export const IMAGE_SIDE_PX = 2_400;

/** Most bytes of that picture: four of them fit into an e-mail of less than 15 MB. */
export const PHOTO_BYTES = 2_500_000;
