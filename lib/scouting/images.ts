import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import type { FieldFault } from '../forms/fields';
import { processWide } from '../platform/process-wide.mjs';
import { isHeic, isTooSmall } from './image-rules';
import { IMAGE_SIDE_PX, MAX_PIXELS, PHOTO_BYTES } from './limits';

// It would keep the decoders of its last hundred images, hundreds of megabytes each.
sharp.cache(false);

const READ_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** What an image may take in memory that is decoded whole, and not line by line. */
const MAX_DECODED_BYTES = 100_000_000;

/**
 * A decoder goes through all scans of a JPEG before it draws a line, and cannot be stopped meanwhile.
 * Ten would do; the mark of one also stands by chance in the video that some phones put behind a photo.
 */
const MAX_SCANS = 300;
const SCAN = Buffer.from([0xff, 0xda]);

const TIMEOUT_SECONDS = 4;

/** Tried one after the other until a photo is small enough to be sent; the first nearly always is. */
const JPEG_QUALITIES = [90, 70, 35];

/**
 * An image as the agency gets it: a JPEG, upright, at most 2,400 px on its longer side and 2.5 MB,
 * on white where it was see-through, drawn anew so that nothing of the file but the picture is left
 * (no place, no second format behind it); of a GIF the first frame. What is no such image is a fault.
 */
export async function cleanImage(content: Buffer): Promise<File | FieldFault> {
  if (isHeic(content)) return 'image-heic';
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !READ_TYPES.includes(type.mime)) return 'image-type';
  if (type.mime === 'image/jpeg' && scansOf(content) > MAX_SCANS) return 'image-damaged';
  return redraw(content).catch((): FieldFault => 'image-damaged');
}

/** Does something with images that no other request of the process does at the same time. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = processWide('image-queue', () => ({ last: Promise.resolve<unknown>(undefined) }));
  const done = queue.last.then(work);
  queue.last = done.catch(() => undefined);
  return done;
}

async function redraw(content: Buffer): Promise<File | FieldFault> {
  // Its size is read from its head, and bounded below, before anything of it is decoded.
  const image = sharp(content, { limitInputPixels: false, failOn: 'error' });
  const metadata = await image.metadata();
  if (isTooSmall(metadata)) return 'image-small';
  if (isTooLarge(metadata)) return 'image-pixels';
  const upright = image
    .autoOrient()
    .resize({
      width: IMAGE_SIDE_PX,
      height: IMAGE_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#fff' })
    .timeout({ seconds: TIMEOUT_SECONDS });
  for (const quality of JPEG_QUALITIES) {
    const bytes = await upright.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= PHOTO_BYTES) {
      return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
    }
  }
  return 'image-size';
}

/** A JPEG is read line by line, but for a progressive one: it is held as coefficients of two bytes. */
function isTooLarge({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  if (format === 'jpeg' && !isProgressive) return pixels > MAX_PIXELS;
  const sampleBytes = format === 'jpeg' || depth !== 'uchar' ? 2 : 1;
  return pixels * Math.max(channels, 3) * sampleBytes > MAX_DECODED_BYTES;
}

function scansOf(content: Buffer): number {
  let scans = 0;
  for (let at = content.indexOf(SCAN); at >= 0; at = content.indexOf(SCAN, at + 2)) scans += 1;
  return scans;
}
