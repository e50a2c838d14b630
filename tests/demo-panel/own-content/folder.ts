import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Profile } from '../seed/profile.ts';
import { type Person, readPeople } from './people.ts';
import { columnName, type Trouble } from './table.ts';

/** An agency's own content: its talents, its picture files, and what could not be read. */
export type OwnContent = {
  profiles: Profile[];
  /** Picture files by the path that the panel sends. */
  files: ReadonlyMap<string, string>;
  troubles: Trouble[];
};

const TABLE = /\.csv$/i;
const PICTURE = /\.(jpe?g|png|webp)$/i;
const MAX_PICTURES = 40;
const MAX_PIXELS = 60_000_000;

/**
 * Reads a folder with a CSV file (the first that is found) and a folder of pictures per talent, named
 * like the talent or like the cell of the column `folder`, ignoring case, accents and spaces. The first
 * picture by name is the cover. Writes and sends nothing. @throws Error without a CSV file
 */
export async function readContent(folder: string): Promise<OwnContent> {
  const entries = await readdir(folder, { withFileTypes: true });
  const table = entries.find((entry) => entry.isFile() && TABLE.test(entry.name));
  if (!table) throw new Error(`${folder} has no .csv file`);
  const { people, troubles } = readPeople(await readFile(join(folder, table.name)));
  const folders = new Map(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [columnName(name), join(folder, name)]),
  );
  const files = new Map<string, string>();
  const profiles: Profile[] = [];
  for (const person of people) {
    const own = folders.get(person.folder);
    profiles.push(await withPictures(person, own, files, troubles));
  }
  return { profiles, files, troubles: troubles.sort((one, other) => one.line - other.line) };
}

async function withPictures(
  { line, folder, profile }: Person,
  path: string | undefined,
  files: Map<string, string>,
  troubles: Trouble[],
): Promise<Profile> {
  const names = path ? (await readdir(path)).filter((name) => PICTURE.test(name)).sort() : [];
  if (names.length === 0) troubles.push({ line, text: `no pictures in a folder "${folder}"` });
  const book: Profile['book'] = [];
  for (const name of names.slice(0, MAX_PICTURES)) {
    const from = join(path ?? '', name);
    const size = await sizeOf(from);
    if (!size) {
      troubles.push({ line, text: `the picture ${name} cannot be read` });
      continue;
    }
    const number = String(book.length + 1).padStart(2, '0');
    book.push({ file: `talents/${profile.id}/photo-${number}.jpg`, ...size });
    files.set(`talents/${profile.id}/photo-${number}.jpg`, from);
    if (book.length === 1) files.set(`talents/${profile.id}/cover.jpg`, from);
  }
  const cover = book.length > 0 ? `talents/${profile.id}/cover.jpg` : null;
  return { ...profile, cover, cover2: cover, book };
}

/** The size of a picture in pixels, after EXIF rotation; null if it is not a picture or too large. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | null> {
  const { autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ autoOrient: null }));
  return autoOrient && autoOrient.width * autoOrient.height <= MAX_PIXELS ? autoOrient : null;
}
