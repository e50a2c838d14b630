import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { FieldFault } from '../forms/fields';
import { processWide } from '../platform/process-wide';
import { isHeic } from './image-rules';
import { IMAGE_SIDE_PX } from './limits';

const READ_TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** More than any phone's camera takes in the size that is allowed; a few bytes can claim far more. */
const MAX_PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 20;

/**
 * An image as the agency gets it: upright, at most 2,400 px on its longer side, drawn anew, so that
 * nothing of the file but the picture is left (no place, no second format behind it). JPEG, or PNG
 * when it is see-through; of a GIF the first frame. What is no such image is a fault.
 */
export async function cleanImage(content: Buffer): Promise<File | FieldFault> {
  if (isHeic(content)) return 'image-heic';
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !READ_TYPES.includes(type.mime)) return 'image-type';
  return inTurn(() => redraw(content).catch((): FieldFault => 'image-damaged'));
}

async function redraw(content: Buffer): Promise<File> {
  const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { hasAlpha } = await image.metadata();
  const upright = image
    .autoOrient()
    .resize({
      width: IMAGE_SIDE_PX,
      height: IMAGE_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .timeout({ seconds: TIMEOUT_SECONDS });
  const drawn = hasAlpha ? upright.png() : upright.jpeg({ quality: 90 });
  const bytes = new Uint8Array(await drawn.toBuffer());
  const format = hasAlpha ? 'png' : 'jpeg';
  return new File([bytes], `photo.${format === 'png' ? 'png' : 'jpg'}`, {
    type: `image/${format}`,
  });
}

/** One image of the whole process at a time: a picture takes far more memory open than packed. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = processWide('image-queue', () => ({ last: Promise.resolve<unknown>(undefined) }));
  const done = queue.last.then(work);
  queue.last = done.catch(() => undefined);
  return done;
}
