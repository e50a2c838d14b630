import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { decodingMemory } from '../media/decoding';
import { readPicture } from '../media/picture-file';
import type { Folder } from '../media/pictures';
import { PALETTE } from '../palette';

/** Pixels per millimeter: about 200 dpi. */
const PIXELS = 8;
const QUALITY = 82;
/** The share of the cut height that is taken from the top: a face is in the upper third. */
const ABOVE = 0.2;
/** How many times the area of its box a picture may have after it is resized, before it is cut. */
const MAX_CUT = 4;

/** For all pictures of one document together; seconds for one. */
const MAX_MS = 15_000;
const MAX_BYTES = 9_000_000;
const MAX_SECONDS = 5;

type Size = { width: number; height: number };

/**
 * The pictures of one document, which share a limit of time and one of bytes. A picture beyond either
 * limit is missing, like one that fails.
 */
export class Photos {
  readonly #signal: AbortSignal;
  #bytes = 0;

  /** @param left aborts when the visitor leaves */
  constructor(left: AbortSignal) {
    this.#signal = AbortSignal.any([left, AbortSignal.timeout(MAX_MS)]);
  }

  /** Reads a picture from the storage by its path; null if it is not available. */
  async read(path: string | null, folder: Folder): Promise<Buffer | null> {
    if (path === null || this.#signal.aborted) return null;
    return readPicture(path, { folder, signal: this.#signal });
  }

  /** Converts a file to a JPEG that covers a box (mm), cropped as needed; null if that fails. */
  async fill(file: Buffer | null, box: Size): Promise<Buffer | null> {
    if (!file || this.#signal.aborted) return null;
    try {
      const free = await decodingMemory(file, this.#signal);
      const jpeg = await cut(file, box).finally(free);
      if (this.#bytes + jpeg.length > MAX_BYTES) return null;
      this.#bytes += jpeg.length;
      return jpeg;
    } catch {
      // Not a picture, too many pixels, or no memory free for decoding.
      return null;
    }
  }
}

async function cut(file: Buffer, box: Size): Promise<Buffer> {
  const options = { limitInputPixels: false, failOn: 'error' } as const;
  const { autoOrient } = await sharp(file, options).metadata();
  const target = { width: Math.round(box.width * PIXELS), height: Math.round(box.height * PIXELS) };
  return resized(sharp(file, options).autoOrient(), autoOrient, target)
    .flatten({ background: PALETTE.tint })
    .timeout({ seconds: MAX_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** Resizes before it crops: libvips then decodes a large JPEG at a fraction of its size. */
function resized(picture: Sharp, { width, height }: Size, target: Size): Sharp {
  const scale = Math.max(target.width / width, target.height / height);
  const whole = {
    width: Math.max(target.width, Math.round(width * scale)),
    height: Math.max(target.height, Math.round(height * scale)),
  };
  // A strip of a few pixels would be resized to millions of them.
  if (whole.width * whole.height > MAX_CUT * target.width * target.height) {
    return picture.resize({ ...target, fit: 'cover' });
  }
  const left = Math.floor((whole.width - target.width) / 2);
  const top = Math.floor((whole.height - target.height) * ABOVE);
  return picture.resize({ ...whole, fit: 'fill' }).extract({ left, top, ...target });
}
