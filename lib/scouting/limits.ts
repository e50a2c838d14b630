/** Bounds of the photos of an application. */

/** Of the file that is chosen. */
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** The longer side of the picture that the agency gets. */
export const IMAGE_SIDE_PX = 2_400;
