import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '../seed/profile.ts';
import { folderKey } from './columns.ts';
import { type Person, readPeople } from './people.ts';
import { findPictures, isHidden } from './picture-files.ts';
import type { Trouble } from './table.ts';

/** An agency's own content: its talents, its picture files, and what could not be read. */
export type OwnContent = {
  profiles: Profile[];
  /** Picture files by the path that the panel sends. */
  files: ReadonlyMap<string, string>;
  troubles: Trouble[];
};

const TABLE = /\.csv$/i;
const WORKBOOK = /\.(xlsx?|ods|numbers)$/i;

/**
 * Reads a folder with one CSV file and a folder of pictures per talent, named like the talent or like
 * the cell of the column `pasta`, ignoring case, accents and spaces. Writes and sends nothing.
 * @throws Error with one line for a folder that cannot be read, and for none or several tables
 */
export async function readContent(folder: string): Promise<OwnContent> {
  const entries = (await entriesOf(folder)).filter(({ name }) => !isHidden(name));
  const table = theTable(folder, entries);
  const { people, troubles } = readPeople(await readFile(join(folder, table)));
  const folders = new Map(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [folderKey(name), join(folder, name)]),
  );
  const files = new Map<string, string>();
  const profiles: Profile[] = [];
  for (const person of people) {
    profiles.push(await withPictures(person, folders.get(person.folder), files, troubles));
  }
  return { profiles, files, troubles: troubles.sort((one, other) => one.line - other.line) };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      { ENOENT: 'there is no such folder', ENOTDIR: 'it is a file, not a folder' }[String(code)] ??
      `it cannot be read (${code})`;
    throw new Error(`--content ${folder}: ${reason}`);
  }
}

function theTable(folder: string, entries: readonly { name: string; isFile(): boolean }[]): string {
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const [table, ...others] = names.filter((name) => TABLE.test(name)).sort();
  if (table && others.length === 0) return table;
  const tables = [table, ...others].join(', ');
  const workbook = names.find((name) => WORKBOOK.test(name));
  const hint = workbook ? `; save ${workbook} as CSV` : '';
  throw new Error(
    table
      ? `--content ${folder}: several tables (${tables}); leave one`
      : `--content ${folder}: no .csv file${hint}`,
  );
}

async function withPictures(
  { line, folder, profile }: Person,
  path: string | undefined,
  files: Map<string, string>,
  troubles: Trouble[],
): Promise<Profile> {
  const { pictures, faults } = path ? await findPictures(path) : { pictures: [], faults: [] };
  for (const text of faults) troubles.push({ line, text });
  if (pictures.length === 0) troubles.push({ line, text: `no pictures in a folder "${folder}"` });
  const book: Profile['book'] = [];
  for (const { file, width, height } of pictures) {
    const number = String(book.length + 1).padStart(2, '0');
    book.push({ file: `talents/${profile.id}/photo-${number}.jpg`, width, height });
    files.set(`talents/${profile.id}/photo-${number}.jpg`, file);
    if (book.length === 1) files.set(`talents/${profile.id}/cover.jpg`, file);
  }
  const cover = book.length > 0 ? `talents/${profile.id}/cover.jpg` : null;
  return { ...profile, cover, cover2: cover, book };
}
