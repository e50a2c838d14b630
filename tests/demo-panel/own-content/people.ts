import type { Profile } from '../seed/profile.ts';
import {
  COLUMNS,
  type Column,
  knownColumn,
  readCategories,
  readDay,
  readGender,
  readMeasure,
} from './columns.ts';
import { columnName, type Row, readTable, type Trouble } from './table.ts';

/** A talent of the spreadsheet, still without pictures, and the normalized name of its folder. */
export type Person = { line: number; folder: string; profile: Profile };

/** Above the ids of the invented talents, for which the stand-in draws pictures. */
const FIRST_ID = 100_001;
const MEASURES = ['height', 'bust', 'waist', 'hips', 'weight', 'suit', 'shirt', 'jeans', 'shoes'];

/** Reads the talents of a spreadsheet, and lists what could not be read. */
export function readPeople(file: Uint8Array): { people: Person[]; troubles: Trouble[] } {
  const { rows, troubles } = readTable(file);
  const unknown = [...(rows[0]?.cells.keys() ?? [])].filter((name) => name && !knownColumn(name));
  if (unknown.length > 0) troubles.push({ line: 1, text: `not read: ${unknown.join(', ')}` });
  const people = new Map<string, Person>();
  for (const row of rows) {
    const say = (text: string) => void troubles.push({ line: row.line, text });
    const person = readPerson(row, FIRST_ID + people.size, say);
    if (!person) continue;
    const first = people.get(person.folder);
    if (first) {
      say(`left out: line ${first.line} has the folder "${person.folder}" too; give one another`);
    } else people.set(person.folder, person);
  }
  return { people: [...people.values()], troubles };
}

function readPerson(row: Row, id: number, say: (text: string) => void): Person | null {
  const cells = new Map<Column, string>();
  for (const [name, cell] of row.cells) {
    const column = knownColumn(name);
    if (column && cell && !cells.has(column)) cells.set(column, cell);
  }
  const name = cells.get('name')?.replace(/\s+/g, ' ');
  if (!name) {
    say('left out: no name');
    return null;
  }
  /** Parses a cell with `reader`, and reports it if that returns null. */
  const read = <T>(column: Column, reader: (text: string) => T | null): T | null => {
    const text = cells.get(column);
    const value = text === undefined ? null : reader(text);
    if (text !== undefined && value === null)
      say(`${COLUMNS[column][0]} "${text}" is not understood`);
    return value;
  };
  const measures = MEASURES.flatMap((measure) => {
    const value = read(measure as Column, (text) => readMeasure(measure as Column, text));
    return value === null ? [] : [[measure, value] as const];
  });
  const categories = read('categories', (text) => {
    const ids = readCategories(text);
    return ids.includes(null) ? null : ids;
  });
  const profile = {
    ...Object.fromEntries(measures),
    ...{ id, name, cover: null, cover2: null },
    gender: read('gender', readGender),
    birthdate: read('birthdate', readDay),
    eyes: cells.get('eyes') ?? null,
    hair: cells.get('hair') ?? null,
    skin_tone: cells.get('skin_tone') ?? null,
    categories: (categories ?? []).map((category) => ({ id: category })),
    ...{ skills: [], book: [], video: [], compo: [] },
  } as unknown as Profile;
  return { line: row.line, folder: columnName(cells.get('folder') ?? name), profile };
}
