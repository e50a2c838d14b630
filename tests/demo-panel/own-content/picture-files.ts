import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import sharp from 'sharp';

/** A picture file that can be decoded, with its size in pixels after EXIF rotation. */
type PictureFile = { file: string; width: number; height: number };

const PICTURE = /\.(?:jpe?g|jpe|jfif|png|webp|avif|gif|tiff?)$/i;
/** What people take for pictures and sharp cannot decode here. */
const OTHER_PICTURE = /\.(?:heic|heif|bmp|psd|raw|dng|cr[23]|nef|arw|svg)$/i;
const MAX_PICTURES = 40;
const MAX_PIXELS = 60_000_000;
/** The cover comes first under this name, whatever the others are called. */
const COVER = /^(?:capa|cover|portada)(?![a-z])/i;
/** The order of a file manager: 2 before 10, case ignored. */
const ORDER = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' });

/** True for what programs leave behind: `._photo.jpg`, `~$table.csv`, `__MACOSX`, `Thumbs.db`. */
export function isHidden(name: string): boolean {
  return /^(?:\.|~\$|__MACOSX$)/.test(name);
}

/**
 * The pictures of a talent's folder and the folders within it, at most 40, the cover first; and one line
 * for each that cannot be shown. Each is decoded once, so that no broken one reaches the site.
 */
export async function findPictures(
  folder: string,
): Promise<{ pictures: PictureFile[]; faults: string[] }> {
  const files = (await filesOf(folder)).sort(
    (one, other) =>
      Number(COVER.test(basename(other))) - Number(COVER.test(basename(one))) ||
      ORDER.compare(relative(folder, one), relative(folder, other)),
  );
  const pictures: PictureFile[] = [];
  const faults: string[] = [];
  const readable = files.filter((file) => PICTURE.test(file));
  for (const file of readable.slice(0, MAX_PICTURES)) {
    const size = await sizeOf(file);
    if (size) pictures.push({ file, ...size });
    else faults.push(`the picture ${relative(folder, file)} cannot be read`);
  }
  for (const file of files.filter((name) => OTHER_PICTURE.test(name))) {
    faults.push(`the picture ${relative(folder, file)} cannot be read: export it as JPEG`);
  }
  if (readable.length > MAX_PICTURES) {
    faults.push(`${readable.length} pictures, of which the first ${MAX_PICTURES} are shown`);
  }
  return { pictures, faults };
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !isHidden(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesOf(path);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

/** Decodes a picture, small; null if it is none, is cut off or has too many pixels. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | null> {
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
    const { width, height } = (await picture.metadata()).autoOrient;
    await picture.resize(64).raw().toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}
