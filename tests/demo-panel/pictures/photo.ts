import { join } from 'node:path';
import sharp, { type Matrix3x3, type Sharp } from 'sharp';

export type Size = { width: number; height: number };

/** A part of a source, as a photo of its own. */
export type Photo = {
  /** The name of a file in `sources`. */
  source: string;
  /** The center of the part, as fractions of the source; as near to it as the edges allow. */
  x: number;
  y: number;
  /** The part's width relative to the widest one of its shape. */
  width: number;
  mirrored: boolean;
  tone: 'color' | keyof typeof TONES;
};

export const SOURCES = join(import.meta.dirname, 'sources');

const gray: [number, number, number] = [0.58, 0.36, 0.1];

/** Black and white as behind a red filter: dark skin is lighter in it than in a plain average. */
const TONES = {
  mono: [gray, gray, gray],
  warm: [
    [1.05, 0.03, 0],
    [0, 0.99, 0.01],
    [0, 0.02, 0.86],
  ],
  cool: [
    [0.94, 0.02, 0],
    [0, 0.98, 0.02],
    [0, 0.05, 0.97],
  ],
} satisfies Record<string, Matrix3x3>;

/** The photo as a picture to be encoded. */
export async function develop(photo: Photo, size: Size): Promise<Sharp> {
  const source = sharp(join(SOURCES, photo.source));
  const whole = await source.metadata();
  const scale = Math.min(whole.width / size.width, whole.height / size.height) * photo.width;
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const within = (center: number, part: number, all: number) =>
    Math.round(Math.min(Math.max(center * all - part / 2, 0), all - part));
  const picture = source
    .extract({
      left: within(photo.x, width, whole.width),
      top: within(photo.y, height, whole.height),
      width,
      height,
    })
    .flop(photo.mirrored)
    .resize({ ...size, fit: 'fill', kernel: 'linear' });
  return photo.tone === 'color' ? picture : picture.recomb(TONES[photo.tone]);
}
