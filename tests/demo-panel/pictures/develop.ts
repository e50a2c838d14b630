import sharp, { type Sharp } from 'sharp';
import { Random } from '../seed/random.ts';
import { type Backdrop, drawBackdrop, drawLight, type Size } from './backdrop.ts';
import { CHIN_SHADOW, drawFigure, type Figure } from './figure.ts';

export type Shot = {
  backdrop: Backdrop;
  figures: Figure[];
  treatment: 'color' | 'mono';
};

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const GRAIN_SIDE = 256;
const SHADOW_STRENGTH = 0.45;

const pixelsOf = (picture: Sharp): Promise<Raw> =>
  picture.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info }: Raw) => sharp(data, { raw: info });

const reducedBy = (factor: number, { width, height }: Size): Size => ({
  width: Math.ceil(width / factor),
  height: Math.ceil(height / factor),
});

/** One tile of film grain, gray on average. */
function makeGrain(): Promise<Buffer> {
  const random = new Random(7);
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE);
  for (let index = 0; index < pixels.length; index += 1) {
    // The mean of three random values approximates a normal distribution, like real grain.
    pixels[index] = 128 + ((random.next() + random.next() + random.next()) / 3 - 0.5) * 150;
  }
  const raw = { width: GRAIN_SIDE, height: GRAIN_SIDE, channels: 1 as const };
  return sharp(pixels, { raw }).blur(0.6).extractChannel(0).raw().toBuffer();
}

let grain: Promise<Buffer> | undefined;

/** The light of each side and size, which all pictures share. */
const lights = new Map<string, Promise<Raw>>();

function figuresSvg({ figures, backdrop }: Shot, size: Size): Buffer {
  const drawn = figures.map((figure) => drawFigure(figure, size, backdrop.tone)).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs>${CHIN_SHADOW}</defs>${drawn}</svg>`);
}

/** Casts the figures' own shape, blurred, on the wall away from the light. */
async function castShadow(wall: Raw, figures: Raw, { light }: Backdrop): Promise<void> {
  const { width, height } = wall.info;
  const shape = await fromPixels(figures)
    .resize({ width, height, fit: 'fill' })
    .extractChannel('alpha')
    .blur(Math.max(1, Math.min(width, height) / 16))
    .raw()
    .toBuffer();
  const reach = Math.round(Math.min(width, height) * 0.07) * (light.x < 0.5 ? 1 : -1);
  for (let index = 0; index < shape.length; index += 1) {
    const x = index % width;
    const caster = index - x + Math.min(width - 1, Math.max(0, x - reach));
    const lit = 1 - ((shape[caster] ?? 0) / 255) * SHADOW_STRENGTH;
    for (let at = index * 3; at < index * 3 + 3; at += 1) {
      wall.data[at] = (wall.data[at] ?? 0) * lit;
    }
  }
}

/** Puts the figures, with the light on them, before the wall, and adds the grain of the film. */
function expose(figures: Raw, wall: Raw, light: Raw, tile: Buffer, saturation: number): Raw {
  const { width, height } = figures.info;
  const data = Buffer.alloc(width * height * 3);
  const color = [0, 0, 0];
  for (let index = 0; index < width * height; index += 1) {
    const at = index * 4;
    const cover = (figures.data[at + 3] ?? 0) / 255;
    const shade = (light.data[at + 3] ?? 0) / 255;
    const row = Math.floor(index / width) % GRAIN_SIDE;
    const noise = (tile[row * GRAIN_SIDE + ((index % width) % GRAIN_SIDE)] ?? 0) / 128 - 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const drawn = figures.data[at + channel] ?? 0;
      const lit = drawn + ((light.data[at + channel] ?? 0) - drawn) * shade;
      const behind = wall.data[index * 3 + channel] ?? 0;
      const clean = behind + (lit - behind) * cover;
      color[channel] = clean + (noise * clean * (255 - clean)) / 255;
    }
    const [red = 0, green = 0, blue = 0] = color;
    const gray = red * 0.299 + green * 0.587 + blue * 0.114;
    data[index * 3] = gray + (red - gray) * saturation;
    data[index * 3 + 1] = gray + (green - gray) * saturation;
    data[index * 3 + 2] = gray + (blue - gray) * saturation;
  }
  return { data, info: { width, height, channels: 3 } };
}

/** Stretches the tones of a gray picture from near black to near white. */
function stretchTones({ data }: Raw): void {
  const histogram = new Uint32Array(256);
  for (const tone of data) histogram[tone] = (histogram[tone] ?? 0) + 1;
  const toneAbove = (share: number) => {
    let darker = 0;
    return histogram.findIndex((pixels) => {
      darker += pixels;
      return darker > data.length * share;
    });
  };
  const black = toneAbove(0.001);
  const gain = 255 / Math.max(1, toneAbove(0.995) - black);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.max(0, ((data[at] ?? 0) - black) * gain));
  }
}

/**
 * The shot as a picture to be encoded. It is drawn at half its size and enlarged; the wall, the shadow
 * and the light, which have no detail, are drawn at an eighth. The layers are merged in one pass here,
 * because sharp takes ten times as long to composite and tone them one by one.
 */
export async function develop(shot: Shot, size: Size): Promise<Sharp> {
  const half = reducedBy(2, size);
  const soft = reducedBy(8, size);
  const enlarged = (layer: Sharp) =>
    pixelsOf(layer.resize({ ...half, fit: 'fill', kernel: 'linear' }));
  const figures = await pixelsOf(sharp(figuresSvg(shot, half)).ensureAlpha());
  const wall = await pixelsOf(sharp(Buffer.from(drawBackdrop(shot.backdrop, soft))).removeAlpha());
  await castShadow(wall, figures, shot.backdrop);
  const side = `${shot.backdrop.light.x < 0.5} ${size.width} ${size.height}`;
  const light =
    lights.get(side) ?? enlarged(sharp(Buffer.from(drawLight(shot.backdrop, soft))).ensureAlpha());
  lights.set(side, light);
  const isMono = shot.treatment === 'mono';
  grain ??= makeGrain();
  const flat = expose(
    figures,
    await enlarged(fromPixels(wall)),
    await light,
    await grain,
    isMono ? 0 : 0.8,
  );
  if (isMono) stretchTones(flat);
  return fromPixels(flat).resize({ ...size, fit: 'fill', kernel: 'linear' });
}

/** The picture as a file without compression, for compositing into another one. */
export const toUncompressed = (picture: Sharp): Promise<Buffer> =>
  picture.png({ compressionLevel: 0 }).toBuffer();
