import sharp from 'sharp';
import type { Roster } from '../seed/roster.ts';
import { pictureOf, type Screen } from './catalog.ts';
import { filmOf } from './film.ts';
import type { Size } from './photo.ts';

/** Reads the file behind an image path; null for a path that no content refers to. */
export type ReadPicture = (screen: Screen, path: string) => Promise<Buffer | null>;

const QUALITY: Record<Screen, number> = { desktop: 76, mobile: 64 };
const MOST_STORED = 300;

/** Pictures of people. The latest ones are stored, from the moment that they begin to be made. */
export function portraits(roster: Roster): ReadPicture {
  const stored = new Map<string, Promise<Buffer>>();
  return async (screen, path) => {
    const key = `${screen}/${path}`;
    const known = stored.get(key);
    if (known) return known;
    const picture = pictureOf(path, screen, roster);
    if (!picture) return null;
    const { size, isFilm, make } = picture;
    const file = make().then((made) =>
      isFilm ? filmOf(made, size) : made.jpeg({ quality: QUALITY[screen] }).toBuffer(),
    );
    stored.set(key, file);
    const [oldest = key] = stored.keys();
    if (stored.size > MOST_STORED) stored.delete(oldest);
    return file;
  };
}

const SHRINK = 4;

/** A disc where a face is in most photos, so that a test of a page's look sees how a picture is cropped. */
const disc = ({ width, height }: Size) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#ddd4c6"/>
<circle cx="50%" cy="30%" r="${Math.min(width, height) / 6}" fill="#b07a5b"/></svg>`),
  );

/**
 * Pictures of a disc on one tone, with a quarter of the width and height of the portraits. They take
 * a few milliseconds each, for tests that do not look at faces.
 */
export function discs(roster: Roster): ReadPicture {
  return async (screen, path) => {
    const picture = pictureOf(path, screen, roster);
    if (!picture) return null;
    const size = {
      width: Math.ceil(picture.size.width / SHRINK),
      height: Math.ceil(picture.size.height / SHRINK),
    };
    return picture.isFilm ? filmOf(disc(size), size) : disc(size).jpeg().toBuffer();
  };
}
