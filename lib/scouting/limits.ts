/** Bounds of the photos of an application. */

/** Of the file that is chosen. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** Bytes of all files that wait on disk in one process: twenty whole applications. */
export const SPOOLED_BYTES = 20 * 4 * IMAGE_BYTES;

/** After how many seconds an application that was refused as `busy` may be sent again. */
export const RETRY_SECONDS = 30;

/** The shorter side of a picture in which somebody can be seen. */
export const LEAST_SIDE_PX = 400;

/** More than a phone's camera takes in the size that is allowed; a few bytes can claim far more. */
export const MAX_PIXELS = 50_000_000;

/** The longer side of the picture that the agency gets. */
export const IMAGE_SIDE_PX = 2_400;

/** What that picture weighs at most: four of them make an e-mail of less than 15 MB. */
export const PHOTO_BYTES = 2_500_000;
