import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { processWide } from '../platform/process-wide.mjs';
import { Semaphore } from '../platform/semaphore';

// libvips would keep the decoders of the last hundred pictures, hundreds of megabytes each.
sharp.cache(false);

/** Memory for all pictures of the storage that are being decoded, in bytes. */
const MOST_BYTES = 200_000_000;
/** Taken by any picture beside its decoder: rows on their way, and the smaller picture that is drawn. */
const DRAWING_BYTES = 30_000_000;
/** Of a picture that is decoded row by row, which bounds its time. */
const MOST_PIXELS = 100_000_000;
const MOST_WAITING = 300;

/** A picture that takes more memory than there is for all of them, or is none at all. */
export class UndecodableError extends Error {
  override name = 'UndecodableError';
}

const memory = processWide(
  'decoding-memory',
  () => new Semaphore(MOST_BYTES, { mostWaiting: MOST_WAITING }),
);

/**
 * Waits until there is memory to decode a picture (a file), and gives the function that frees it. Only
 * the head of the picture is read. @throws UndecodableError, and NoUnitsError when too many wait
 */
export async function decodingMemory(picture: Buffer): Promise<() => void> {
  const metadata = await metadataOf(picture);
  const { width, height, format } = metadata;
  // A drawing of a few bytes can ask for anything.
  if (format === 'svg') throw new UndecodableError('a drawing');
  const bytes = decoderBytes(metadata) + DRAWING_BYTES;
  if (bytes > MOST_BYTES || width * height > MOST_PIXELS) {
    throw new UndecodableError(`${format} of ${width} × ${height}`);
  }
  return memory.acquire(bytes);
}

async function metadataOf(picture: Buffer): Promise<Metadata> {
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch {
    throw new UndecodableError('no picture');
  }
}

/** What a decoder holds at most, as measured with files of 12 to 64 megapixels. */
function decoderBytes(metadata: Metadata): number {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  const samples = pixels * channels * (depth === 'uchar' ? 1 : 2);
  switch (format) {
    case 'jpeg':
      // Two bytes for each coefficient. 4:2:0, which is usual, has half as many.
      if (isProgressive) return metadata.chromaSubsampling === '4:2:0' ? samples : 2 * samples;
      // Row by row, unless it is turned.
      return orientation > 1 ? samples : 0;
    case 'png':
      return isProgressive || orientation > 1 ? samples : samples / 4;
    case 'webp':
      return 4 * pixels;
    case 'heif':
      return 20 * pixels;
    default:
      return 8 * pixels;
  }
}
