import sharp from 'sharp';
import type { Size } from './backdrop.ts';
import { webm } from './webm.ts';

const FRAMES = 64;
const FRAME_MS = 62;
/** How far the camera moves in before it goes back, as a fraction of the picture. */
const PUSH = 0.07;

/** Four seconds of a camera that slowly moves in on a picture and out again, as a seamless loop. */
export async function filmOf(picture: Buffer, size: Size): Promise<Buffer> {
  const still = await sharp(picture).removeAlpha().raw().toBuffer();
  const raw = { ...size, channels: 3 as const };
  const out = { width: Math.round(size.width / 4) * 2, height: Math.round(size.height / 4) * 2 };
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const near = (1 - Math.cos((frame / FRAMES) * 2 * Math.PI)) / 2;
    const left = Math.round((size.width * PUSH * near) / 2);
    const top = Math.round((size.height * PUSH * near) / 2);
    const part = { left, top, width: size.width - 2 * left, height: size.height - 2 * top };
    const picture = sharp(still, { raw })
      .extract(part)
      .resize({ ...out, fit: 'fill' });
    frames.push(await picture.webp({ quality: 50, effort: 1 }).toBuffer());
  }
  return webm(frames, out.width, out.height, FRAME_MS);
}
