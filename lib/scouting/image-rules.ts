import type { FieldFault } from '../forms/fields';
import { IMAGE_BYTES, MIN_SIDE_PX } from './limits';

/** The four photos of an application: face, profile, half body, full body. */
export const SCOUTING_IMAGES = ['image_1', 'image_2', 'image_3', 'image_4'] as const;
export type ScoutingImage = (typeof SCOUTING_IMAGES)[number];

export function isScoutingImage(name: string): name is ScoutingImage {
  return (SCOUTING_IMAGES as readonly string[]).includes(name);
}

/** The `accept` of the file inputs. Without HEIC in it, an iPhone converts photos to JPEG. */
export const IMAGE_TYPES = 'image/png,image/gif,image/jpeg';

const NAME_LENGTH = 10;

/** A shortened file name: its first ten characters, an ellipsis and its extension. */
export function shortFileName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, NAME_LENGTH)}…${dot > 0 ? name.slice(dot) : ''}`;
}

const MARKS = {
  'image/jpeg': ['\xff\xd8\xff'],
  'image/png': ['\x89PNG\r\n\x1a\n'],
  'image/gif': ['GIF87a', 'GIF89a'],
} as const;
type ImageType = keyof typeof MARKS;
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

/** The type of an image by its magic bytes, whatever its file name; null for any other content. */
export function imageType(start: Uint8Array): ImageType | null {
  const text = latin1(start);
  const types = Object.keys(MARKS) as ImageType[];
  return types.find((type) => MARKS[type].some((mark) => text.startsWith(mark))) ?? null;
}

/** True for HEIC, an iPhone's camera format, which browsers and this site cannot decode. */
export function isHeic(start: Uint8Array): boolean {
  return HEIC.test(latin1(start).slice(4));
}

/** The fault of a file as one of the photos; null if there is none. */
export function imageFault(start: Uint8Array, bytes: number): FieldFault | null {
  if (bytes === 0) return 'required';
  if (isHeic(start)) return 'image-heic';
  if (imageType(start) === null) return 'image-type';
  return bytes > IMAGE_BYTES ? 'image-size' : null;
}

/** True for a picture too small to recognize a person; sides in pixels. */
export function isTooSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < MIN_SIDE_PX;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 16));
}
