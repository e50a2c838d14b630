import sharp from 'sharp';
import type { Roster } from '../seed/roster.ts';
import { TONES } from './backdrop.ts';
import type { Screen } from './catalog.ts';
import { pictureOf } from './catalog.ts';
import type { Pictures } from './files.ts';
import { filmOf } from './film.ts';

const SHRINK = 4;

/**
 * Pictures of one tone, with a quarter of the width and height of the drawn ones. They take a few
 * milliseconds each instead of a second, for tests that do not look at faces.
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
    const plain = sharp({ create: { ...size, channels: 3, background: TONES.bone } });
    return picture.isFilm ? filmOf(plain, size) : plain.jpeg().toBuffer();
  }

  async close(): Promise<void> {}
}
