import sharp from 'sharp';
import type { Roster } from '../seed/roster.ts';
import { type Size, TONES } from './backdrop.ts';
import type { Screen } from './catalog.ts';
import { pictureOf } from './catalog.ts';
import type { Pictures } from './files.ts';
import { filmOf } from './film.ts';

const SHRINK = 4;

/** A disc where a face is in most photos, so that a test of a page's look sees how a picture is cropped. */
const drawing = ({ width, height }: Size) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${TONES.bone}"/>
<circle cx="50%" cy="30%" r="${Math.min(width, height) / 6}" fill="${TONES.clay}"/></svg>`);

/**
 * Pictures of a disc on one tone, with a quarter of the width and height of the drawn ones. They take
 * a few milliseconds each instead of a second, for tests that do not look at faces.
 */
export class PlainPictures implements Pictures {
  readonly #roster: Roster;

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  async read(screen: Screen, path: string): Promise<Buffer | null> {
    const picture = pictureOf(path, this.#roster)?.(screen);
    if (!picture) return null;
    const size = {
      width: Math.ceil(picture.size.width / SHRINK),
      height: Math.ceil(picture.size.height / SHRINK),
    };
    const plain = sharp(drawing(size));
    return picture.isFilm ? filmOf(plain, size) : plain.jpeg().toBuffer();
  }

  async close(): Promise<void> {}
}
