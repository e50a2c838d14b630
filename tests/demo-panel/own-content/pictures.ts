import sharp from 'sharp';
import type { Screen } from '../pictures/catalog.ts';
import type { Pictures } from '../pictures/files.ts';

const LONGER_SIDE = { desktop: 1_600, mobile: 900 };

/** Serves an agency's own pictures, resized on request, and falls back to the stand-in's. */
export class OwnPictures implements Pictures {
  readonly #files: ReadonlyMap<string, string>;
  readonly #others: Pictures;

  constructor(files: ReadonlyMap<string, string>, others: Pictures) {
    this.#files = files;
    this.#others = others;
  }

  read(screen: Screen, path: string): Promise<Buffer | null> {
    const file = this.#files.get(path);
    if (!file) return this.#others.read(screen, path);
    const side = LONGER_SIDE[screen];
    return sharp(file)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  }

  close(): Promise<void> {
    return this.#others.close();
  }
}
