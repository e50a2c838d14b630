import type { Profile } from '../seed/profile.ts';
import { COLUMNS, type Column, folderKey, type Header, isSpanish, readHeader } from './columns.ts';
import { dayOrder, readDay } from './days.ts';
import { readMeasure } from './measures.ts';
import { type Row, readTable, type Trouble } from './table.ts';
import { genderReader, isNoValue, readCategories, readSkinTone, readText } from './words.ts';

/** A talent of the spreadsheet, still without pictures, and the key of its folder. */
export type Person = { line: number; folder: string; profile: Profile };

/** Above the ids of the invented talents, for which the stand-in draws pictures. */
const FIRST_ID = 100_001;
const MEASURES = [
  ...(['height', 'bust', 'waist', 'hips', 'weight'] as const),
  ...(['suit', 'shirt', 'jeans', 'shoes'] as const),
];

/** A cell of a known column. */
type Cell = Header & { text: string };
type Reader = (cell: Cell) => string | number[] | null;
type Say = (text: string) => void;

/** Reads the talents of a spreadsheet, and lists what could not be read. @throws Error for a workbook */
export function readPeople(file: Uint8Array): { people: Person[]; troubles: Trouble[] } {
  const { rows, troubles } = readTable(file);
  const headers = (rows[0]?.cells ?? []).map(([header]) => header).filter(Boolean);
  const unknown = headers.filter((header) => !readHeader(header));
  if (unknown.length > 0) {
    const names = unknown.map((header) => header.replace(/\s+/g, ' '));
    troubles.push({ line: 1, text: `not read: ${names.join(', ')}` });
  }
  const readers = readersOf(rows, headers);
  const people = new Map<string, Person>();
  for (const row of rows) {
    const say = (text: string) => void troubles.push({ line: row.line, text });
    const person = readPerson(row, FIRST_ID + people.size, readers, say);
    if (!person) continue;
    const first = people.get(person.folder);
    if (first) {
      say(`left out: line ${first.line} has the folder "${person.folder}" too; give one another`);
    } else people.set(person.folder, person);
  }
  return { people: [...people.values()], troubles };
}

/** How the cells of each column are read; some columns only as a whole tell what a cell means. */
function readersOf(
  rows: readonly Row[],
  headers: readonly string[],
): Partial<Record<Column, Reader>> {
  const cellsOf = (column: Column) =>
    rows.flatMap(({ cells }) =>
      cells.filter(([header]) => readHeader(header)?.column === column).map(([, text]) => text),
    );
  const gender = genderReader(cellsOf('gender'), isSpanish(headers));
  const order = dayOrder(cellsOf('birthdate'));
  const measures = MEASURES.map((measure): [Column, Reader] => [
    measure,
    ({ text, unit }) => readMeasure(measure, text, unit),
  ]);
  return {
    ...Object.fromEntries(measures),
    name: ({ text }) => readText(text),
    gender: ({ text }) => gender(text),
    birthdate: ({ text }) => readDay(text, order),
    categories: ({ text }) => readCategories(text),
    eyes: ({ text }) => readText(text),
    hair: ({ text }) => readText(text),
    skin_tone: ({ text }) => readSkinTone(text),
  };
}

function readPerson(
  row: Row,
  id: number,
  readers: Partial<Record<Column, Reader>>,
  say: Say,
): Person | null {
  const cells = row.cells.flatMap(([header, text]): Cell[] => {
    const known = text && readHeader(header);
    return known ? [{ ...known, text }] : [];
  });
  /** The value of a column, of several the first that is understood; reports the others. */
  const read = (column: Column, of = cells): string | number[] | null => {
    const own = of.filter((cell) => cell.column === column);
    const values = own.map(
      (cell) => (isNoValue(cell.text) ? null : readers[column]?.(cell)) ?? null,
    );
    const index = values.findIndex((value) => value !== null);
    for (const [other, { text }] of own.entries()) {
      if (values[other] === null) say(`${COLUMNS[column][0]} "${text}" is not understood`);
      else if (String(values[other]) !== String(values[index])) {
        say(`${COLUMNS[column][0]} "${own[index]?.text}" is used, "${text}" is not`);
      }
    }
    return values[index] ?? null;
  };
  const name = readName(row, cells, read, say);
  if (typeof name !== 'string') {
    say('left out: no name');
    return null;
  }
  const measures = MEASURES.map((measure) => [measure, read(measure)] as const);
  const categories = read('categories') ?? [];
  const profile = {
    ...Object.fromEntries(measures.filter(([, value]) => value !== null)),
    ...{ id, name, cover: null, cover2: null },
    ...{ gender: read('gender'), birthdate: read('birthdate') },
    ...{ eyes: read('eyes'), hair: read('hair'), skin_tone: read('skin_tone') },
    categories: [categories].flat().map((category) => ({ id: category })),
    ...{ skills: [], book: [], video: [], compo: [] },
  } as unknown as Profile;
  const folder = cells.find(({ column }) => column === 'folder')?.text;
  return { line: row.line, folder: folderKey(folder ?? name), profile };
}

/**
 * The public name. Beside a stage name the plain one is the legal name: it is shown only where there is
 * no other, and that is reported. A column that says it is the legal name is never shown.
 */
function readName(
  row: Row,
  cells: readonly Cell[],
  read: (column: Column, of?: Cell[]) => string | number[] | null,
  say: Say,
): string | number[] | null {
  const stage = cells.filter(({ isStageName }) => isStageName);
  const stageName = read('name', stage);
  if (stageName !== null) return stageName;
  const name = read(
    'name',
    cells.filter(({ isStageName }) => !isStageName),
  );
  const hasStageColumn = row.cells.some(([header]) => readHeader(header)?.isStageName);
  if (hasStageColumn && name !== null) say(`no stage name: "${name}" is shown`);
  return name;
}
