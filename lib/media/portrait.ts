import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { PALETTE } from '../palette';

/** Width by height of the frames that show covers. */
const RATIO = 3 / 4;
/** Between these ratios the style sheet crops the file itself, which leaves the face in view. */
const MIN_RATIO = 0.6;
const MAX_RATIO = 0.9;

/** The largest width in which a cover is shown. */
const MAX_WIDTH = 1440;
/** Of the resized picture, which is in memory as a whole: `decodingMemory` allows for 30 MB. */
const MAX_PIXELS = 4_000_000;

/** The share of the cut height of a tall picture that is cut above: a face is high in it. */
const ABOVE = 0.1;

const QUALITY = 90;
const TIMEOUT_SECONDS = 10;

const OPTIONS = { limitInputPixels: false, failOn: 'error' } as const;

/**
 * Crops a picture (a file) of an awkward shape, such as a panorama, to 3:4 where its face is. Returns a
 * JPEG; null for a picture that has about that shape, or cannot be cropped. The caller must hold the
 * `decodingMemory` of the picture.
 */
export async function croppedPortrait(picture: Buffer): Promise<Buffer | null> {
  try {
    const { autoOrient } = await sharp(picture, OPTIONS).metadata();
    const ratio = autoOrient.width / autoOrient.height;
    if (ratio >= MIN_RATIO && ratio <= MAX_RATIO) return null;
    return await cropped(sharp(picture, OPTIONS).autoOrient(), autoOrient)
      .flatten({ background: PALETTE.tint })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

type Size = { width: number; height: number };

/**
 * A wide picture is cropped where it attracts most attention (skin, saturated colors, contrast), a
 * tall one near its top: clothes attract more attention than a face above them.
 */
function cropped(picture: Sharp, { width, height }: Size): Sharp {
  const part = Math.min(width, height * RATIO);
  const scale = Math.min(1, MAX_WIDTH / part, Math.sqrt(MAX_PIXELS / (width * height)));
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  const crop = { width: pixels(part), height: pixels(part / RATIO) };
  if (width > height * RATIO) {
    return picture.resize({ ...crop, position: sharp.strategy.attention });
  }
  const top = Math.floor((pixels(height) - crop.height) * ABOVE);
  return picture
    .resize({ width: crop.width, height: pixels(height), fit: 'fill' })
    .extract({ left: 0, top, ...crop });
}
