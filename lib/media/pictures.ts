import type { FOLDER_SWITCH } from '../constants';
import qualities from './image-qualities.json';
import widths from './image-widths.json';

/** The kind of picture, which determines the window width at which its storage folder changes. */
export type FolderSwitch = keyof typeof FOLDER_SWITCH;

/**
 * A folder of the storage: `desktop` for wide windows, `mobile` for narrow ones. The image optimizer
 * accepts only the qualities that `image-qualities.json` has for them.
 */
export type Folder = keyof typeof qualities;

/**
 * The URL under which this site serves a picture of the storage. `path` must be validated:
 * relative, decoded, without `..`.
 */
export function storageUrl(folder: Folder, path: string): string {
  return `/storage/${folder}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * The URL of a picture from the image optimizer, in one width (px, of `image-widths.json`) and in a
 * modern format where supported. Those of `mobile` are compressed more: on a screen with two or more
 * device pixels per CSS pixel the loss is not visible.
 */
export function pictureUrl(folder: Folder, path: string, width: number): string {
  return urlByWidth(folder, path)(width);
}

function urlByWidth(folder: Folder, path: string): (width: number) => string {
  const url = encodeURIComponent(storageUrl(folder, path));
  return (width) => `/_next/image?url=${url}&w=${width}&q=${qualities[folder]}`;
}

/** A `srcset` of all widths between two bounds (px), both inclusive. */
export function srcSet(
  folder: Folder,
  path: string,
  { from, to }: { from: number; to: number },
): string {
  const urlOf = urlByWidth(folder, path);
  return widths
    .filter((width) => width >= from && width <= to)
    .map((width) => `${urlOf(width)} ${width}w`)
    .join(', ');
}

/** True if a slide's path is that of a video. */
export function isVideo(path: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(path);
}
