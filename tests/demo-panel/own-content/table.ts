import { parse } from 'csv-parse/sync';

/** One row of a spreadsheet: the line on which it begins, and its cells by column. */
export type Row = { line: number; cells: ReadonlyMap<string, string> };

/** Something that could not be read, and its line in the spreadsheet; 0 for the whole file. */
export type Trouble = { line: number; text: string };

const MAX_ROWS = 2_000;
const DELIMITERS = [';', ',', '\t'];

/**
 * Reads a CSV file as Excel and Google Sheets write it: UTF-8, with or without a byte order mark, or
 * Windows-1252; fields separated by `;`, `,` or tabs; quoted fields may span lines.
 */
export function readTable(file: Uint8Array): { rows: Row[]; troubles: Trouble[] } {
  // The parser counts `\r\n` within quotes as two lines.
  const text = decode(file).replace(/\r\n?/g, '\n');
  const troubles: Trouble[] = [];
  const records = parse(text, {
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    to: MAX_ROWS + 1,
    on_skip: (error) => {
      troubles.push({ line: Number(error?.lines ?? 0), text: 'the row cannot be read' });
      return undefined;
    },
  }) as unknown as { info: { lines: number }; record: string[] }[];
  const [head, ...rest] = records;
  const columns = (head?.record ?? []).map(columnName);
  if (rest.length === MAX_ROWS) {
    troubles.push({ line: 0, text: `only the first ${MAX_ROWS} rows are read` });
  }
  const rows = rest.map(({ info, record }) => ({
    // `info.lines` is the line on which the record ends.
    line: info.lines - record.reduce((sum, cell) => sum + lineBreaks(cell), 0),
    cells: new Map(record.map((cell, place) => [columns[place] ?? '', cell])),
  }));
  return { rows: rows.filter(({ cells }) => [...cells.values()].some(Boolean)), troubles };
}

/** Normalizes a name to lower-case ASCII letters and digits: `Data de Nascimento` → `datadenascimento`. */
export function columnName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
}

/** Tries UTF-8 first: nearly every byte is valid in Windows-1252. */
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The most frequent delimiter of the header. */
function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
