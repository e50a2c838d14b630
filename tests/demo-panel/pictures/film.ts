import sharp, { type Sharp } from 'sharp';
import type { Size } from './scene.ts';
import { webm } from './webm.ts';

/** Frames of the way in; the way out shows the same ones again. */
const FRAMES = 33;
const FRAME_MS = 62;
/** How far the camera moves in before it goes back, as a fraction of the picture. */
const PUSH = 0.07;

/** Four seconds of a camera that slowly moves in on a picture and out again, as a seamless loop. */
export async function filmOf(picture: Sharp, size: Size): Promise<Buffer> {
  const out = { width: size.width & ~1, height: size.height & ~1 };
  const data = await picture.removeAlpha().raw().toBuffer();
  const raw = { ...size, channels: 3 as const };
  const frames: Buffer[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const near = (1 - Math.cos((frame / (FRAMES - 1)) * Math.PI)) / 2;
    const left = Math.round((out.width * PUSH * near) / 2);
    const top = Math.round((out.height * PUSH * near) / 2);
    const part = { left, top, width: out.width - 2 * left, height: out.height - 2 * top };
    const picture = sharp(data, { raw })
      .extract(part)
      .resize({ ...out, fit: 'fill', kernel: 'linear' });
    frames.push(await picture.webp({ quality: 50, effort: 0 }).toBuffer());
  }
  return webm([...frames, ...frames.slice(1, -1).reverse()], out.width, out.height, FRAME_MS);
}
