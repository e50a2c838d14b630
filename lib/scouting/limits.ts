/** Bounds of the photos of an application. */

/** Of the file that is chosen. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** The shorter side of a picture in which somebody can be seen. */
export const LEAST_SIDE_PX = 400;

/** The longer side of the picture that the agency gets. */
export const IMAGE_SIDE_PX = 2_400;

/** What that picture weighs at most: four of them make an e-mail of less than 15 MB. */
export const PHOTO_BYTES = 2_500_000;
