import sharp from 'sharp';
import type { Roster } from '../seed/roster.ts';
import type { Screen } from './catalog.ts';
import { pictureOf } from './catalog.ts';
import { develop, toUncompressed } from './develop.ts';
import type { Pictures } from './files.ts';
import { filmOf } from './film.ts';
import { sceneOf } from './scenes.ts';

/** The size of a phone's portrait, to preserve the film grain, which makes up most of the bytes. */
const DRAWN = { width: 600, height: 800 };
const QUALITY = 76;

/**
 * One drawn scene, cropped to the size of each picture. Each file weighs about as much as a drawn
 * one and takes a tenth of the time, for tests that count bytes.
 */
export class RepeatedPictures implements Pictures {
  readonly #roster: Roster;
  readonly #scene = develop(sceneOf('repeated', 0, DRAWN), DRAWN).then(toUncompressed);

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  async read(screen: Screen, path: string): Promise<Buffer | null> {
    const picture = pictureOf(path, this.#roster)?.(screen);
    if (!picture) return null;
    const { size, isFilm } = picture;
    const cropped = sharp(await this.#scene).resize({ ...size, fit: 'cover' });
    if (isFilm) return filmOf(cropped, size);
    return cropped.jpeg({ quality: QUALITY }).toBuffer();
  }

  async close(): Promise<void> {
    await this.#scene;
  }
}
