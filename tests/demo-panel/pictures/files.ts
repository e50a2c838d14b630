import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Roster } from '../seed/roster.ts';
import { firstPaths, type Picture, pictureOf, type Screen } from './catalog.ts';
import { filmOf } from './film.ts';
import type { Size } from './scene.ts';

/** Reads the file behind an image path; null for a path that no content refers to. */
export type ReadPicture = (screen: Screen, path: string) => Promise<Buffer | null>;

const QUALITY: Record<Screen, number> = { desktop: 80, mobile: 74 };
/** The pictures stored in memory, and those on disk: all of 300 talents for both screens. */
const MOST = { stored: 300, files: 8_000 };

async function draw(svg: string, { size, isFilm }: Picture, quality: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  if (isFilm) return filmOf(drawn, size);
  // At full resolution of color, since the edges of flat colors blur otherwise.
  return drawn.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Reads a picture from the folder, or draws it into it. Its file is named by a hash of the drawing. */
async function drawOnce(folder: string, svg: string, picture: Picture, quality: number) {
  const hash = createHash('sha1').update(`${picture.isFilm} ${quality} ${svg}`).digest('hex');
  const file = join(folder, hash);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const drawn = await draw(svg, picture, quality);
  // Renamed into place, so that no reader finds half of it.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, drawn);
  await rename(part, file);
  return drawn;
}

/**
 * Pictures of people. The latest ones are stored in memory, from the moment that they begin to be
 * drawn, and all of them in the folder, if there is one.
 */
export function portraits(roster: Roster, folder?: string): ReadPicture {
  const stored = new Map<string, Promise<Buffer>>();
  if (folder) {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > MOST.files) rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
  }
  return async (screen, path) => {
    const key = `${screen}/${path}`;
    const known = stored.get(key);
    if (known) return known;
    const picture = pictureOf(path, screen, roster);
    if (!picture) return null;
    const drawing = [picture.draw(), picture, QUALITY[screen]] as const;
    const file = folder ? drawOnce(folder, ...drawing) : draw(...drawing);
    stored.set(key, file);
    const [oldest = key] = stored.keys();
    if (stored.size > MOST.stored) stored.delete(oldest);
    return file;
  };
}

const FIRST_COVERS = 60;

/** Draws what first visits need, one picture at a time, so that visitors find it drawn. */
export async function drawAhead(readPicture: ReadPicture, signal: AbortSignal): Promise<void> {
  for (const path of firstPaths(FIRST_COVERS)) {
    if (signal.aborted) return;
    await Promise.all([readPicture('desktop', path), readPicture('mobile', path)]);
  }
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
