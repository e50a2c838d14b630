import 'server-only';
import sharp, { type Metadata } from 'sharp';
import type { FieldFault } from '../forms/fields';
import { disableOperationCache } from '../media/decoding';
import { imageType, isHeic, isTooSmall } from './image-rules';
import { IMAGE_SIDE_PX, MAX_PIXELS, PHOTO_BYTES } from './limits';

/** Memory limit for an image that is decoded whole instead of line by line. */
const MAX_DECODED_BYTES = 100_000_000;

/**
 * A decoder reads all scans of a JPEG before it outputs a line, and cannot be interrupted. Ten
 * would be enough, but the scan marker also occurs by chance in the video that some phones append
 * to a photo.
 */
const MAX_SCANS = 300;
const SCAN = Buffer.from([0xff, 0xda]);

const TIMEOUT_SECONDS = 4;

/** Tried in order until a photo is small enough to send; the first nearly always is. */
const JPEG_QUALITIES = [90, 70, 35];

/**
 * Re-encodes an image for the agency: an upright JPEG, at most 2,400 px on its longer side and 2.5
 * MB, transparency flattened to white. Only the pixels survive: no metadata such as GPS, no
 * polyglot data. Of a GIF the first frame. Returns a fault for anything else.
 */
export async function cleanImage(content: Buffer): Promise<File | FieldFault> {
  if (isHeic(content)) return 'image-heic';
  const type = imageType(content);
  if (!type) return 'image-type';
  if (type === 'image/jpeg' && hasTooManyScans(content)) return 'image-damaged';
  return redraw(content).catch((): FieldFault => 'image-damaged');
}

async function redraw(content: Buffer): Promise<File | FieldFault> {
  disableOperationCache();
  // Reads the dimensions from the file's header and checks them below, before decoding anything.
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

/** A baseline JPEG is decoded line by line; a progressive one is held as two-byte coefficients. */
function isTooLarge({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  if (format === 'jpeg' && !isProgressive) return pixels > MAX_PIXELS;
  const sampleBytes = format === 'jpeg' || depth !== 'uchar' ? 2 : 1;
  return pixels * Math.max(channels, 3) * sampleBytes > MAX_DECODED_BYTES;
}

function hasTooManyScans(content: Buffer): boolean {
  let at = content.indexOf(SCAN);
  for (let scans = 1; at >= 0 && scans <= MAX_SCANS; scans += 1) at = content.indexOf(SCAN, at + 2);
  return at >= 0;
}
