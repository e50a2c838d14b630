import type { ScoutingImage } from './image-rules';
import { lumaOf, type Pixels, shareBetween, sharpnessOf } from './photo-measures';

/** What may be wrong with a photo. It is advice: no finding prevents an application from being sent. */
export type PhotoAdvice = 'dark' | 'bright' | 'blurred' | 'small' | 'landscape';

type Size = { width: number; height: number };

/** The longer side of what `judgePixels` is given, in pixels: sharpness depends on the scale. */
const JUDGED_SIDE_PX = 512;

/** The shorter side of a photo from which a face can be enlarged. Below 400 px a photo is refused. */
const ADVISED_SIDE_PX = 600;

/**
 * The thresholds, found on the first set of drawn photos in `tests/unit/scouting/photo-advice.test.ts`
 * and judged on the second. Luma is 0 to 255, and shares are of all pixels, 0 to 1.
 */
const DARK = { clippedTo: 8, clippedShare: 0.05, lightFrom: 112, lightShare: 0.01 };
const BRIGHT = { clippedFrom: 250, clippedShare: 0.05, shadeTo: 48, shadeShare: 0.02 };
/** Halfway, as a ratio, between the sharpest blurred photo and what a soft lens still draws. */
const LEAST_SHARPNESS = 0.02;

/** The size to which a picture is reduced before it is judged; a smaller one is not enlarged. */
export function judgedSize({ width, height }: Size): Size {
  const scale = Math.min(1, JUDGED_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What the upright size of a photo says, in pixels: too small, or landscape for a full body. */
export function judgeSize(slot: ScoutingImage, { width, height }: Size): PhotoAdvice[] {
  const found: PhotoAdvice[] = [];
  if (Math.min(width, height) < ADVISED_SIDE_PX) found.push('small');
  if (slot === 'image_4' && width > height) found.push('landscape');
  return found;
}

/**
 * What the pixels say, of a picture reduced to `judgedSize`. A photo is too dark when much of it is
 * clipped to black and hardly anything is light; too bright when much is clipped to white and hardly
 * anything is dark. The mean decides nothing: of a well exposed photo it is that of skin and wall.
 */
export function judgePixels(pixels: Pixels): PhotoAdvice[] {
  const luma = lumaOf(pixels);
  const found: PhotoAdvice[] = [];
  const isDark =
    shareBetween(luma, 0, DARK.clippedTo) > DARK.clippedShare &&
    shareBetween(luma, DARK.lightFrom, 255) < DARK.lightShare;
  const isBright =
    shareBetween(luma, BRIGHT.clippedFrom, 255) > BRIGHT.clippedShare &&
    shareBetween(luma, 0, BRIGHT.shadeTo) < BRIGHT.shadeShare;
  if (isDark) found.push('dark');
  if (isBright) found.push('bright');
  if (sharpnessOf(luma) < LEAST_SHARPNESS) found.push('blurred');
  return found;
}
