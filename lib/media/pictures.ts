import type { FOLDER_SWITCH } from '../constants';
import widths from './image-widths.json';

/** The kind of picture: each changes its folder of the storage at another width of the window. */
export type FolderSwitch = keyof typeof FOLDER_SWITCH;

/** The one quality in which pictures are optimized, as `next.config.mjs` allows it. */
export const QUALITY = 75;

/**
 * Where a picture of the storage is served by this site. `path` is one that the border has read:
 * relative, decoded, without `..`.
 */
export function storageUrl(folder: 'desktop' | 'mobile', path: string): string {
  return `/storage/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** One picture in one width (px, one of `image-widths.json`), in a modern format where accepted. */
export function pictureUrl(folder: 'desktop' | 'mobile', path: string, width: number): string {
  return optimized(encodeURIComponent(storageUrl(folder, path)), width);
}

function optimized(encodedUrl: string, width: number): string {
  return `/_next/image?url=${encodedUrl}&w=${width}&q=${QUALITY}`;
}

/** A `srcset` of all widths between two bounds (px), both included. */
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

/** True for a slide's path that names a video. */
export function isVideo(path: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(path);
}
