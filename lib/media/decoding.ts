import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { Semaphore } from '../process/semaphore';

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
  () => new Semaphore(MAX_BYTES, { mostWaiting: MAX_WAITING, waitMs: TIMES.waits.decodingMs }),
);

/**
 * Waits until there is memory to decode a picture (a file), and returns the function that frees it. Only
 * the header of the file is read. @throws UndecodableError, BusyError, and the
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
  return memory.acquire({ units: bytes, signal });
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

/**
 * Turns off libvips' operation cache, which would hold the decoders of the last hundred pictures:
 * hundreds of megabytes each. Called at startup and before pictures are decoded.
 *
 * sharp has two entries (a CommonJS and an ES module) that share one libvips, and each turns the
 * cache on when it is loaded. So both are loaded first: ours, and the one that Next's optimizer
 * would load with the first picture. A cache that is on afterwards is logged and turned off again.
 */
export function disableOperationCache(): void {
  processWide('operation-cache', () => {
    requireSharp();
    return sharp.cache(false);
  });
  const { memory, items } = sharp.cache();
  if (memory.max === 0 && items.max === 0) return;
  sharp.cache(false);
  console.warn('sharp’s operation cache was on, which takes much memory: turned off again.');
}

/**
 * Loads the CommonJS entry outside of the bundle, where Next's server loads it, from the program that
 * was started: its folder, unlike the working directory, is the same at startup and later.
 */
function requireSharp(): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const [, program = ''] = process.argv;
  createRequire(program)('sharp');
}
