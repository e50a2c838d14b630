import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { Random } from '../seed/random.ts';
import { type Backdrop, drawBackdrop, drawShade, drawVignette, type Size } from './backdrop.ts';
import { drawFigure, type Figure } from './figure.ts';

export type Shot = {
  backdrop: Backdrop;
  figures: Figure[];
  treatment: 'color' | 'mono';
};

const GRAIN_SIDE = 256;
const SHADOW_STRENGTH = 0.45;

/** One tile of film grain, gray on average, so overlaying it preserves the tones. */
function makeGrain(): Promise<Buffer> {
  const random = new Random(7);
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE);
  for (let place = 0; place < pixels.length; place += 1) {
    // The mean of three random values approximates a normal distribution, like real grain.
    pixels[place] = 128 + ((random.next() + random.next() + random.next()) / 3 - 0.5) * 150;
  }
  const raw = { width: GRAIN_SIDE, height: GRAIN_SIDE, channels: 1 as const };
  return sharp(pixels, { raw }).blur(0.6).toColorspace('srgb').png().toBuffer();
}

let grain: Promise<Buffer> | undefined;

/** Cropped to fit: a tile may not be larger than what it is composited on. */
async function grainFor({ width, height }: Size): Promise<OverlayOptions> {
  grain ??= makeGrain();
  const tile = { width: Math.min(width, GRAIN_SIDE), height: Math.min(height, GRAIN_SIDE) };
  const input = await sharp(await grain)
    .extract({ left: 0, top: 0, ...tile })
    .png()
    .toBuffer();
  return { input, tile: true, blend: 'soft-light' };
}

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const pixelsOf = (picture: Sharp): Promise<Raw> =>
  picture.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info }: Raw) => sharp(data, { raw: info });

/** The figures' own shape, blurred and cast on the wall away from the light. */
async function castShadow(figures: Raw, { light }: Backdrop, size: Size): Promise<Raw> {
  const small = { width: Math.ceil(size.width / 4), height: Math.ceil(size.height / 4) };
  const alpha = await fromPixels(figures)
    .resize({ ...small, fit: 'fill' })
    .extractChannel('alpha')
    .blur(Math.max(2, Math.min(size.width, size.height) / 65))
    .raw()
    .toBuffer();
  for (let place = 0; place < alpha.length; place += 1) {
    alpha[place] = (alpha[place] ?? 0) * SHADOW_STRENGTH;
  }
  const black = { ...small, channels: 3 as const, background: '#0b0705' };
  const shadow = await pixelsOf(
    sharp({ create: black }).joinChannel(alpha, { raw: { ...small, channels: 1 } }),
  );
  const reach = Math.round(Math.min(size.width, size.height) * 0.07) * (light.x < 0.5 ? 1 : -1);
  const full = await pixelsOf(
    fromPixels(shadow)
      .resize({ ...size, fit: 'fill' })
      .extend({ left: Math.max(0, reach), right: Math.max(0, -reach), extendWith: 'copy' }),
  );
  return pixelsOf(fromPixels(full).extract({ left: Math.max(0, -reach), top: 0, ...size }));
}

function figuresSvg({ figures, backdrop }: Shot, size: Size): Buffer {
  const drawn = figures.map((figure) => drawFigure(figure, size, backdrop.tone)).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>${drawn}</svg>`);
}

/**
 * The shot as a picture to be encoded. It is drawn and toned at half the size and enlarged, which takes
 * a quarter of the time.
 */
export async function develop(shot: Shot, size: Size): Promise<Sharp> {
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const shade = Buffer.from(drawShade(shot.backdrop, half));
  const figures = await pixelsOf(
    sharp(figuresSvg(shot, half))
      .composite([{ input: shade, blend: 'atop' }])
      .ensureAlpha(),
  );
  const shadow = await castShadow(figures, shot.backdrop, half);
  const layers: OverlayOptions[] = [
    { input: shadow.data, raw: shadow.info },
    { input: figures.data, raw: figures.info },
    { input: Buffer.from(drawVignette(half)) },
    await grainFor(half),
  ];
  const backdrop = sharp(Buffer.from(drawBackdrop(shot.backdrop, half)));
  const flat = await pixelsOf(backdrop.composite(layers).removeAlpha());
  const toned =
    shot.treatment === 'mono'
      ? fromPixels(flat).grayscale().normalise({ lower: 0.5, upper: 99 })
      : fromPixels(flat).modulate({ saturation: 0.8 });
  const small = await pixelsOf(toned.toColorspace('srgb'));
  return fromPixels(small).resize({ ...size, fit: 'fill' });
}

/** The picture as a file without compression, for compositing into another one. */
export const toUncompressed = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 0 }).toBuffer();
