import type { FOLDER_SWITCH } from '../config/constants';
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
 * What the image optimizer draws from: the file, or a `portrait` of it, in which no frame of about 3:4
 * cuts the face (`portrait.ts`).
 */
export type Source = 'file' | 'portrait';

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
export function pictureUrl(
  folder: Folder,
  path: string,
  width: number,
  source: Source = 'file',
): string {
  return urlByWidth(folder, path, source)(width);
}

function urlByWidth(folder: Folder, path: string, source: Source): (width: number) => string {
  const file = storageUrl(folder, path);
  const url = source === 'file' ? file : file.replace('/storage/', '/storage/portraits/');
  const encoded = encodeURIComponent(url);
  return (width) => `/_next/image?url=${encoded}&w=${width}&q=${qualities[folder]}`;
}

/** A `srcset` of all widths between two bounds (px), both inclusive. */
export function srcSet(
  folder: Folder,
  path: string,
  { from, to }: { from: number; to: number },
  source: Source = 'file',
): string {
  const urlOf = urlByWidth(folder, path, source);
  return widths
    .filter((width) => width >= from && width <= to)
    .map((width) => `${urlOf(width)} ${width}w`)
    .join(', ');
}

/** True if a slide's path is that of a video. */
export function isVideo(path: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(path);
}
