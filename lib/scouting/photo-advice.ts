import { lumaOf, type Pixels, shareBetween, sharpnessOf } from './photo-measures';
import type { ScoutingImage } from './photo-slots';

/** What may be wrong with a photo. Advice only: the application can be sent anyway. */
export type PhotoAdvice = 'dark' | 'bright' | 'blurred' | 'small' | 'landscape';

type Size = { width: number; height: number };

/** The longer side, in pixels, of the picture that `judgePixels` expects: sharpness depends on the scale. */
const JUDGED_SIDE_PX = 512;

/** The least shorter side without advice, enough to enlarge a face. `MIN_SIDE_PX` (400) is required. */
const ADVISED_SIDE_PX = 600;

/**
 * The thresholds, tuned on the first set of drawn photos in `tests/unit/scouting/photo-advice.test.ts`
 * and verified on the second. Luma is 0 to 255; shares are of all pixels, 0 to 1.
 */
const DARK = { clippedTo: 8, clippedShare: 0.05, lightFrom: 112, lightShare: 0.01 };
const BRIGHT = { clippedFrom: 250, clippedShare: 0.05, shadeTo: 48, shadeShare: 0.02 };
/** Above the sharpest blurred photo of the sets (0.012), with room for lenses softer than theirs (0.165). */
const MIN_SHARPNESS = 0.02;

/** The size to which a picture is reduced before it is judged. Smaller ones are not enlarged. */
export function judgedSize({ width, height }: Size): Size {
  const scale = Math.min(1, JUDGED_SIDE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Advice from the size of a photo in pixels, after EXIF rotation: too small, or a landscape full body. */
export function judgeSize(slot: ScoutingImage, { width, height }: Size): PhotoAdvice[] {
  const found: PhotoAdvice[] = [];
  if (Math.min(width, height) < ADVISED_SIDE_PX) found.push('small');
  if (slot === 'image_4' && width > height) found.push('landscape');
  return found;
}

/**
 * Advice from the pixels of a picture reduced to `judgedSize`. A photo is too dark when much of it is
 * clipped to black and hardly anything is light; too bright when much is clipped to white and hardly
 * anything is dark. The mean is not used: in a well exposed photo it depends on skin and wall.
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
  if (sharpnessOf(luma) < MIN_SHARPNESS) found.push('blurred');
  return found;
}
