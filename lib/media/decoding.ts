import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { processWide } from '../process/process-wide.mjs';
import { Semaphore } from '../process/semaphore';
import { disableOperationCache } from './operation-cache';

/** Memory for all pictures of the storage that are being decoded, in bytes. */
const MAX_BYTES = 200_000_000;
/** Bytes that any picture needs besides its decoder: buffered rows and the resized picture. */
const DRAWING_BYTES = 30_000_000;
/** Pixels of any picture. One that is decoded row by row takes little memory, but this long at most. */
const MAX_PIXELS = 100_000_000;
const MAX_WAITING = 300;

/** The file needs more memory than there is for all pictures, or is not a picture. */
export class UndecodableError extends Error {
  override name = 'UndecodableError';
}

const memory = processWide(
  'decoding-memory',
  () => new Semaphore(MAX_BYTES, { mostWaiting: MAX_WAITING }),
);

/**
 * Waits until there is memory to decode a picture (a file), and returns the function that frees it. Only
 * the header of the file is read. @throws UndecodableError, NoUnitsError when too many wait, and the
 * signal's reason when it aborts first
 */
export async function decodingMemory(picture: Buffer, signal?: AbortSignal): Promise<() => void> {
  disableOperationCache();
  const metadata = await metadataOf(picture);
  const { width, height, format } = metadata;
  // An SVG of a few bytes can demand any amount of memory.
  if (format === 'svg') throw new UndecodableError('a drawing');
  const bytes = decoderBytes(metadata) + DRAWING_BYTES;
  if (bytes > MAX_BYTES || width * height > MAX_PIXELS) {
    throw new UndecodableError(`${format} of ${width} × ${height}`);
  }
  return memory.acquire(bytes, signal);
}

async function metadataOf(picture: Buffer): Promise<Metadata> {
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch {
    throw new UndecodableError('no picture');
  }
}

/** Most bytes that a decoder holds, measured with files of 12 to 64 megapixels. */
function decoderBytes(metadata: Metadata): number {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  const samples = pixels * channels * (depth === 'uchar' ? 1 : 2);
  switch (format) {
    case 'jpeg':
      // Two bytes for each coefficient. 4:2:0, which is usual, has half as many.
      if (isProgressive) return metadata.chromaSubsampling === '4:2:0' ? samples : 2 * samples;
      // Row by row, unless it has to be rotated.
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
