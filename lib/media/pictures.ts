import type { FOLDER_SWITCH } from '../constants';
import widths from './image-widths.json';

/** The kind of picture, which determines the window width at which its storage folder changes. */
export type FolderSwitch = keyof typeof FOLDER_SWITCH;

/** The only quality of optimized pictures; `next.config.mjs` allows no other. */
export const QUALITY = 75;

/**
 * The URL under which this site serves a picture of the storage. `path` must be validated:
 * relative, decoded, without `..`.
 */
export function storageUrl(folder: 'desktop' | 'mobile', path: string): string {
  return `/storage/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The URL of a picture from the image optimizer, in one width (px, of `image-widths.json`) and in a
 * modern format where supported.
 */
export function pictureUrl(folder: 'desktop' | 'mobile', path: string, width: number): string {
  return optimized(encodeURIComponent(storageUrl(folder, path)), width);
}

function optimized(encodedUrl: string, width: number): string {
  return `/_next/image?url=${encodedUrl}&w=${width}&q=${QUALITY}`;
}

/** A `srcset` of all widths between two bounds (px), both inclusive. */
export function srcSet(
  folder: 'desktop' | 'mobile',
  path: string,
  { from, to }: { from: number; to: number },
): string {
  const encodedUrl = encodeURIComponent(storageUrl(folder, path));
  return widths
    .filter((width) => width >= from && width <= to)
    .map((width) => `${optimized(encodedUrl, width)} ${width}w`)
    .join(', ');
}

/** True if a slide's path is that of a video. */
export function isVideo(path: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(path);
}
